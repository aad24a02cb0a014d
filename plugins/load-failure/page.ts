// Runs before anything else on every page; see index.ts. `data-has-hydrated` is set by Docusaurus once the page is live,
// `data-starting` by plugins/first-view once its scripts are asked for.
const root = document.documentElement;
/** As `patience` of src/loading, which would bring more than this script is long. */
const patience = 10_000;

const isLive = () => root.dataset.hasHydrated === 'true';
let box: HTMLElement | undefined;
let text: HTMLElement;

function show(words: string): void {
  if (!box) {
    box = document.createElement('div');
    box.className = 'page-failure';
    box.role = 'alert';
    text = document.createElement('p');
    const button = document.createElement('button');
    button.textContent = 'Retry';
    button.onclick = retry;
    box.append(text, button);
    document.body.append(box); // scripts are asked for when the page has been read
  }
  text.textContent = words;
}

function fail(words = 'Part of this page could not be loaded.'): void {
  if (!isLive()) show(`${words} You can read the page, but its controls do not work yet.`);
}

// The visitor has asked for this page's scripts before a reload: they are not waited with another time.
if (history.state?.again) root.dataset.start = 'painted';

/** Asks for everything past the browser's cache. The page is left only for one that the server has. */
async function retry(): Promise<void> {
  show('Trying again …');
  const later = document.querySelector<HTMLTemplateElement>('#later')?.content.querySelectorAll('script') ?? [];
  const scripts = new Set([...later, ...document.scripts].flatMap(({ src }) => src || []));
  const ask = (address: string) => fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patience) });
  try {
    const { status } = await ask(location.href);
    if (status >= 500) return fail(`The server answers with error ${status}.`);
    await Promise.allSettled([...scripts].map(async (address) => (await ask(address)).arrayBuffer()));
    history.replaceState({ ...history.state, again: true }, '');
    location.reload();
  } catch {
    fail(navigator.onLine ? 'The server does not answer. Check your connection.' : 'You are offline.');
  }
}

function onError({ target, filename }: ErrorEvent): void {
  const isScript =
    target instanceof HTMLScriptElement ? target.src.startsWith(location.origin) : filename?.includes('/assets/js/');
  if (isScript) fail();
}

addEventListener('error', onError, true);
// What the page itself is made of did not arrive; others than src/loading say nothing that a visitor could read.
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason?.reason) fail(reason.message);
});
// WebKit gives up what was on its way when a page was left, and Back brings the page as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && root.dataset.starting && !isLive()) location.reload();
});
// What neither arrives nor fails is noticed by the clock.
new MutationObserver((_, observer) => {
  observer.disconnect();
  setTimeout(() => {
    if (!isLive() && !box) show('The controls of this page are still loading. Wait, or try again.');
  }, patience);
}).observe(root, { attributeFilter: ['data-starting'] });
new MutationObserver(() => {
  if (!isLive()) return;
  // An address can say so, too (`?docusaurus-data-has-hydrated=true`), but only React knows.
  if (document.querySelector('script[src*="/runtime~main"]')) box?.remove();
  else root.dataset.hasHydrated = 'false';
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

export {}; // a module, for its test
