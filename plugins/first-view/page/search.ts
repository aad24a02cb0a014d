import { isLive } from './live';
import { add, drop, type Entry } from './queue';

let entry: Entry | undefined;
let dialog: HTMLDialogElement | undefined;

export const isSearching = (): boolean => dialog?.isConnected === true;

/** Closes the box, in React's hands or not. */
export function closeSearch(): void {
  drop(entry);
  dialog?.close();
  dialog?.remove();
  if (isLive(document.documentElement)) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
}

/**
 * Opens a box that takes the words at once, with the looks of the one that waits for the modal's script. The search bar
 * takes it over (plugins/search/theme/SearchBar).
 */
export function openSearch(): void {
  if (isSearching()) return;
  const before = document.activeElement;
  const made = document.createElement('dialog');
  const row = document.createElement('div');
  const box = document.createElement('input');
  const button = document.createElement('button');
  made.className = 'search-waiting';
  made.ariaLabel = box.ariaLabel = box.placeholder = 'Search docs';
  box.type = 'search';
  box.autocomplete = 'off';
  box.spellcheck = false;
  box.maxLength = 64;
  // Text that was marked on the page is what the search begins with.
  box.value = String(getSelection()).slice(0, 64);
  button.type = 'button';
  button.textContent = 'Close';
  button.onclick = closeSearch;
  made.onmousedown = (event) => {
    if (event.target !== made) return;
    event.preventDefault();
    closeSearch();
  };
  made.oncancel = () => queueMicrotask(closeSearch);
  row.append(box, button);
  made.append(row);
  document.body.append(made);
  made.showModal();
  box.select();
  dialog = made;
  entry = add(document.documentElement, () =>
    dispatchEvent(new CustomEvent('early-search', { detail: { box, before } })),
  );
}
