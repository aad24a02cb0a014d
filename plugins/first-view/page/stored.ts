import { isLive } from '../early';
import { early, root } from './record';

const { dataset } = root;

/** Turns the page to a colour mode, and names it on its button. React reads the attributes when it takes over. */
export function showColours(mode: string): void {
  dataset.theme = dataset.themeChoice = mode;
  early.isTurned = true;
  nameColours();
}

function nameColours(): void {
  const button = document.querySelector<HTMLElement>('[title$=" mode"]');
  // A page that leads to another address ends before it has one.
  if (!button) return;
  for (const name of ['title', 'ariaLabel'] as const)
    button[name] = (button[name] as string).replace(/\w+(?= mode\)?$)/, dataset.theme as string);
}

/** Leads to the docs version that the visitor has chosen before, where the page is about none, as React does later. */
function showVersion(): void {
  let version = '';
  try {
    version = localStorage['docs-preferred-version-default'];
  } catch {}
  const chosen = document.querySelector<HTMLAnchorElement>(`[data-version="${CSS.escape(version)}"]`);
  if (!chosen || /docs-version/.test(root.className)) return;
  const [docs, label] = document.querySelectorAll<HTMLAnchorElement>('[data-docs],.dropdown>a[href="#"]');
  (docs as HTMLAnchorElement).href = chosen.href;
  (label as HTMLElement).textContent = chosen.textContent;
}

/** Shows what the browser has stored, and the colours that are chosen in another tab. */
export function showStored(): void {
  for (const show of [nameColours, showVersion]) document.addEventListener('readystatechange', show, { once: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && !isLive(root)) showColours(newValue === 'dark' ? newValue : 'light');
  });
}
