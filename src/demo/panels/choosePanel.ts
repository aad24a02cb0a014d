import type { PanelId } from './panelIds';

type Listener = (id: PanelId) => void;
const listeners = new Set<Listener>();

/** Opens a panel from elsewhere on the page, as a press on its tab does, and brings it into view with the focus on its tab. */
export function choosePanel(id: PanelId) {
  for (const listener of listeners) listener(id);
}

/** @returns how to stop listening */
export function onPanelChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
