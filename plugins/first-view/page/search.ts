import { isLive } from '../early';
import { drop, keep } from './record';

let dialog: HTMLDialogElement | undefined;

export const isSearching = (): boolean => dialog?.open === true;

/** Whether a key opens and closes the search everywhere. */
export const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/**
 * Opens a box that takes the words at once, with the looks of the one that waits for the modal's script. The search bar
 * takes it over (plugins/search/theme/SearchBar).
 */
export function openSearch(): void {
  const root = document.documentElement;
  const before = document.activeElement;
  // Text that was marked on the page is what the search begins with.
  const marked = String(getSelection()).slice(0, 64);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog class=search-waiting aria-label="Search docs"><div><input type=search aria-label="Search docs" placeholder="Search docs" autocomplete=off spellcheck=false maxlength=64><button type=button>Close</button></div></dialog>',
  );
  const made = document.body.lastElementChild as HTMLDialogElement;
  const box = made.querySelector('input') as HTMLInputElement;
  const close = () => made.close();
  box.value = marked;
  dialog = made;
  made.showModal();
  box.select();
  const entry = keep(root, { kind: 'search', box, before });
  (made.querySelector('button') as HTMLElement).onclick = close;
  made.onmousedown = (event) => {
    if (event.target !== made) return;
    event.preventDefault();
    close();
  };
  made.onkeydown = (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  made.onclose = () => {
    made.remove();
    drop(entry);
    // React may have opened its own meanwhile, which waits for its script behind this one.
    if (isLive(root)) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  };
}
