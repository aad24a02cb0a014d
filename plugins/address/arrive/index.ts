// Fetched by the script in the head (../inPage.ts) where an address came from elsewhere, or names a section that is not here.
import { focusButton, openExample, platformOf } from './example';
import { findTarget } from './section';
import { baseUrl } from './site';
import { tellOrigin } from './tellOrigin';

/** Goes to what the hash of the address names, and says where the address came from. */
async function arrive(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const from = parameters.get('from');
  if (from === 'sandbox' && location.pathname.startsWith(`${baseUrl}demo`)) {
    if (openExample(parameters)) return;
    focusButton(platformOf(parameters));
  }
  const target = await findTarget(location);
  if (target) location.replace(target);
  else if (from) tellOrigin(from, parameters);
}

void arrive();
addEventListener('hashchange', () => void arrive());
