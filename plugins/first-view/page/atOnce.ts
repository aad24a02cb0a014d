import { openDrawer } from './drawer';
import { toggleMenu } from './menu';
import { early } from './record';
import { openSearch } from './search';
import { store } from './store';
import { chooseTab } from './tabs';

const { dataset } = document.documentElement;

/** React reads the attributes when it takes over. */
function turnColours(): void {
  dataset.theme = dataset.themeChoice = dataset.theme === 'dark' ? 'light' : 'dark';
  store('theme', dataset.theme);
  early.isTurned = true;
}

function dismissAnnouncement(): void {
  dataset.announcementBarInitiallyDismissed = 'true';
  store('docusaurus.announcement.dismiss', 'true');
}

type Act = (element: HTMLElement, event: MouseEvent) => void;

/** What a click does without React, by what is clicked. */
export const atOnce: Record<string, Act> = {
  '.navbar__toggle': openDrawer,
  '.dropdown>a[href="#"]': toggleMenu,
  'button[title$=" mode"]': turnColours,
  'button[aria-keyshortcuts]': openSearch,
};

/** What a click does without React, and once more with it, where the browser's storage is denied. */
export const atOnceAndLater: Record<string, Act> = {
  '.theme-announcement-bar .close': dismissAnnouncement,
  '[role=tab]': chooseTab,
};
