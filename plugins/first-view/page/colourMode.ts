import { isLive } from './live';
import { store } from './store';

const root = document.documentElement;
let isTurned = false;

/** Turns to the other colour mode at once. React reads the attribute when it takes over, and is told of later changes. */
export function turnColours(): void {
  isTurned = true;
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  store('theme', mode);
  if (isLive(root)) tellColours();
}

/** Tells React, as if another tab had changed it: it may have read the attribute before. */
export function tellColours(): void {
  if (!isTurned) return;
  let storageArea: Storage | undefined;
  try {
    storageArea = localStorage;
  } catch {}
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: root.dataset.theme, storageArea }));
}
