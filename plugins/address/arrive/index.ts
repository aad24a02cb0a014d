// Fetched by the script in the head (../inPage.ts) where an address came from elsewhere, or names a section that is not here.
import { openExample } from './example';
import { findTarget } from './section';
import { tellOrigin } from './tellOrigin';

/** Follows the address of the page once more: shows where it came from, and goes to what its hash names. */
async function arrive(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const from = parameters.get('from');
  if (from === 'sandbox' && openExample(parameters)) return;
  if (from) tellOrigin(from, parameters);
  // The page of an address that does not exist has no sections, and stays where it is.
  if (document.querySelector('meta[name=prerendered]')) return;
  const hash = location.hash.slice(1);
  if (!hash || hash.includes('=') || document.getElementById(hash)) return;
  const target = await findTarget(location.pathname, hash);
  if (target) location.replace(target);
}

void arrive();
addEventListener('hashchange', () => void arrive());
