import { openDrawer } from './drawer';
import { toggleMenu } from './menu';
import { root } from './record';
import { openSearch } from './search';
import { store } from './store';
import { showColours } from './stored';

function turnColours(): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  showColours(mode);
  store('theme', mode);
}

/** What a click does without React, by what is clicked. */
export const atOnce: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
  '.navbar__toggle': openDrawer,
  '.dropdown>a[href="#"]': toggleMenu,
  'button[title$=" mode"]': turnColours,
  'button[aria-keyshortcuts]': openSearch,
};
