import { isLive, partOf } from './live';

/** Something that was done too early, and is done again once its part of the page is live. */
export type Entry = { part: Element; redo: () => void };

const queue: Entry[] = [];

/** Whether what is done in this part now has to wait: for React, or for what was done before. */
export const isWaiting = (part: Element): boolean => !isLive(part) || queue.some((entry) => entry.part === part);

/** In order, one a frame, so that each is drawn before the next. */
function work() {
  const at = queue.findIndex(({ part }) => isLive(part) || !part.isConnected);
  const [entry] = at < 0 ? [] : queue.splice(at, 1);
  if (entry && !queue.some(({ part }) => part === entry.part)) entry.part.removeAttribute('aria-busy');
  if (entry?.part.isConnected) entry.redo();
  if (queue.length) requestAnimationFrame(work);
}

/** @returns what `drop` takes */
export function add(element: Element, redo: () => void): Entry {
  const entry = { part: partOf(element), redo };
  if (!queue.length) requestAnimationFrame(work);
  queue.push(entry);
  // The stylesheet shows it: a sample's code can take a second or two.
  if (entry.part !== document.documentElement) entry.part.setAttribute('aria-busy', 'true');
  return entry;
}

/** Takes back what has not been done again yet. */
export function drop(entry: Entry | undefined): void {
  const at = entry ? queue.indexOf(entry) : -1;
  if (at >= 0) queue.splice(at, 1);
}

/** What was done last, if it still waits. */
export const last = (): Entry | undefined => queue.at(-1);
