// Every page has this: what storage holds is checked by hand, because a schema's library is many times as long.

const key = 'come-back';
/** How long a page that grows is scrolled to where it was, in milliseconds. */
const growth = 5000;

/** For plugins/load-failure: the next page's scripts wait for no sign of use. */
const again = { again: true };

/** What a load brings back: the place on the page, if it is the same page, and what parts of it have named. */
type Left = { path: string; scroll: number | null; kept: Record<string, unknown> };
type Part = { read: () => unknown; write: (value: unknown) => void };

const parts = new Map<string, Part>();
const unfinished = new Set<() => Promise<unknown>>();
let left: Left | undefined;

/**
 * Names something that a reload brings back. What was there before the reload is written at once.
 * @param name a name of its own for each part
 * @param part `write` gets a value from the session's storage, and has to check it
 */
export function keepOverReload(name: string, part: Part): void {
  parts.set(name, part);
  if (left && Object.hasOwn(left.kept, name)) part.write(left.kept[name]);
}

/**
 * Has something finished before a reload, such as an address that follows the typing behind a pause.
 * @returns what to call once that is no longer wanted
 */
export function finishBeforeReload(finish: () => Promise<unknown>): () => void {
  unfinished.add(finish);
  return () => void unfinished.delete(finish);
}

/**
 * Leaves what was typed in this page for the load that comes next.
 * @param place how far the next page is scrolled; null for one that begins where its address says
 */
async function leave(place: () => number | null): Promise<void> {
  await Promise.allSettled([...unfinished].map((finish) => finish()));
  const kept = Object.fromEntries([...parts].map(([name, { read }]) => [name, read()]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, scroll: place(), kept } satisfies Left));
  } catch {
    // Storage is denied or full: the address still carries the query.
  }
}

/** Loads this page anew, and brings the visitor back to the same place of it. */
export async function reloadHere(): Promise<void> {
  await leave(() => scrollY);
  history.replaceState({ ...history.state, ...again }, '');
  location.reload();
}

/** Loads the page of the address, which the router could not turn to, from the server. What was typed comes along. */
export async function loadPage(): Promise<void> {
  await leave(() => null);
  // A reload, which the demo takes for what it is: its query comes along, too.
  history.replaceState({ ...history.state, ...again }, '');
  // A reload is scrolled to where the page before it was.
  scrollTo({ top: 0, behavior: 'instant' });
  location.reload();
}

/** What the page before this one has left. */
function taken(): Left | undefined {
  try {
    const value: Partial<Left> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    const { path, scroll, kept } = value ?? {};
    if (typeof path !== 'string' || !(scroll === null || Number.isFinite(scroll)) || typeof kept !== 'object' || !kept)
      return undefined;
    return { path, scroll: scroll as number | null, kept };
  } catch {
    return undefined;
  }
}

/**
 * Scrolls to where the visitor was as soon as the page is long enough, unless the visitor scrolls; a page that begins where
 * its address says, to that section.
 */
export function scrollBack(): void {
  if (left?.path !== location.pathname) return;
  const { scroll } = left;
  if (scroll === null) {
    // A reload is scrolled to where the page before it was, whatever its address says.
    document.querySelector(':target')?.scrollIntoView();
    return;
  }
  const go = () => {
    scrollTo({ top: scroll, behavior: 'instant' });
    if (Math.abs(scrollY - scroll) <= 1) observer.disconnect();
  };
  const observer = new ResizeObserver(go);
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchmove', 'keydown']) addEventListener(sign, stop, { once: true, passive: true });
  setTimeout(stop, growth);
}

if (typeof document !== 'undefined') left = taken();
