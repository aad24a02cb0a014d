import { keepOverReload } from '@site/src/loading/restoreAfterReload';
import { type KeyboardEvent, useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../builder/afterPaint';

/**
 * What is to be run: nothing, the query in the chosen format, or that and every other engine for comparison. Engines and
 * table are downloads: what the page was built with an answer to is not run. Any other query is, by the engine of its
 * format; the first press, key or change in the builder asks for the comparison as well, or its button. It is asked once a visit.
 */
type Wish = 'nothing' | 'run' | 'compare';
let wish: Wish = 'nothing';
const listeners = new Set<() => void>();
const wishes: readonly Wish[] = ['nothing', 'run', 'compare'];

/** Asks for more; what was asked for stays. */
const want = (more: Wish) => {
  if (wishes.indexOf(more) <= wishes.indexOf(wish)) return;
  wish = more;
  for (const listener of listeners) listener();
};

/** What browsers say of the connection; not all of them do. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor saves data or has a slow connection: then only a button runs the query. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || effectiveType.includes('2g');
}

const isWanted = () => wish !== 'nothing';
const isComparisonWanted = () => wish === 'compare';

export const runIntent = {
  get: isWanted,
  /** Whether the other engines are wanted, too. */
  compares: isComparisonWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The query is to be run in the chosen format. */
  ask: () => want('run'),
  /** The visitor asks for all engines: with the button, or by using the builder. */
  compare: () => want('compare'),
};

keepOverReload('run', {
  read: () => wish,
  write: (kept) => wishes.includes(kept as Wish) && want(kept as Wish),
});

/** Asks for the comparison, unless the visitor saves data: for whoever changes the query, or opens the results. */
export function askOnUse() {
  if (!savesData()) runIntent.compare();
}

/** Keys of a visitor who only comes through, as by the pointer. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Handlers for the element around the builder: its first press, key or change asks. */
const onUse = (ask: () => void) => ({
  onPointerDownCapture: ask,
  onKeyDownCapture: ({ key }: KeyboardEvent) => {
    if (!passing.has(key)) ask();
  },
  onChangeCapture: ask,
});
export const asksOnUse = onUse(askOnUse);
/** The same where nothing is compared. */
export const runsOnUse = onUse(() => {
  if (!savesData()) runIntent.ask();
});

/** Whether the query is to be run; never on the server, nor in the first render in the browser. */
export const useRunIntent = (): boolean => useSyncExternalStore(runIntent.subscribe, isWanted, () => false);

/** Whether the other engines are to be asked, too. */
export const useCompareIntent = (): boolean =>
  useSyncExternalStore(runIntent.subscribe, isComparisonWanted, () => false);

/** Has a query run that the page has no answer to, once it is on the screen, unless the visitor saves data. */
export function useRunWithoutAnswer(hasAnswer: boolean) {
  useEffect(() => (hasAnswer || isWanted() || savesData() ? undefined : afterPaint(runIntent.ask)), [hasAnswer]);
}
