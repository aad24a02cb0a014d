import { keepOverReload } from '@site/src/loading/restoreAfterReload';
import { type KeyboardEvent, useSyncExternalStore } from 'react';

/**
 * Whether the visitor has asked for the query to be run. Engines and table are downloads, so nothing runs on load or for a
 * passing pointer: the first press, key or change in the builder asks, or the Run button. It is asked once a visit.
 */
let isWanted = false;
const listeners = new Set<() => void>();

/** What browsers say of the connection; not all of them do. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor saves data or has a slow connection: then only the Run button runs the query. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || effectiveType.includes('2g');
}

export const runIntent = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The visitor asks: with a button, or by opening what shows the rows. */
  ask: () => {
    if (isWanted) return;
    isWanted = true;
    for (const listener of listeners) listener();
  },
};

keepOverReload('run', { read: runIntent.get, write: (wasWanted) => wasWanted === true && runIntent.ask() });

/** Asks, unless the visitor saves data: for whoever changes the query, or opens the results. */
export function askOnUse() {
  if (!savesData()) runIntent.ask();
}

/** Keys of a visitor who only comes through, as by the pointer. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Handlers for the element around the builder: its first press, key or change asks, unless the visitor saves data. */
export const asksOnUse = {
  onPointerDownCapture: askOnUse,
  onKeyDownCapture: ({ key }: KeyboardEvent) => {
    if (!passing.has(key)) askOnUse();
  },
  onChangeCapture: askOnUse,
};

/** Whether the query is to be run; never on the server, nor in the first render in the browser. */
export const useRunIntent = (): boolean => useSyncExternalStore(runIntent.subscribe, runIntent.get, () => false);
