import { openDialog } from './dialog';
import { root, take } from './record';

/** The box that takes the words, while it is open. */
export const waitingBox = (): Element | null => document.querySelector('.search-waiting');

/** Whether a key opens and closes the search everywhere. */
export const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/**
 * Opens a box that takes the words at once, with the looks of the one that waits for the modal's script. The search bar
 * takes it over (plugins/search/theme/SearchBar).
 */
export function openSearch(): void {
  const before = document.activeElement;
  // Text that was marked on the page is what the search begins with.
  const marked = String(getSelection()).slice(0, 64);
  const dialog = openDialog('.search-waiting', root, { kind: 'search', before });
  const box = dialog.querySelector('input') as HTMLInputElement;
  box.value = marked;
  box.select();
  dialog.onkeydown = (event) => {
    if (!isShortcut(event)) return;
    take(event);
    dialog.close();
  };
}
