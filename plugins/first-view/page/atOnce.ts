import { openDrawer } from './drawer';
import { toggleMenu } from './menu';
import { early, root } from './record';
import { openSearch } from './search';
import { store } from './store';

const { dataset } = root;

/** React reads the attributes when it takes over. */
function turnColours(): void {
  dataset.theme = dataset.themeChoice = dataset.theme === 'dark' ? 'light' : 'dark';
  store('theme', dataset.theme);
  early.isTurned = true;
}

/** What a click does without React, by what is clicked. */
export const atOnce: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
  '.navbar__toggle': openDrawer,
  '.dropdown>a[href="#"]': toggleMenu,
  'button[title$=" mode"]': turnColours,
  'button[aria-keyshortcuts]': openSearch,
};
