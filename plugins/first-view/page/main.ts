import { tellColours, turnColours } from './colourMode';
import { closeDrawer, isDrawerOpen, openDrawer } from './drawer';
import { closeMenu, openMenu } from './dropdown';
import { rememberFocus, restoreFocus } from './focus';
import { isLive } from './live';
import { isWaiting } from './queue';
import { hideEarly, recordChange, recordClick, recordKey, recordPress, recordSubmit } from './record';
import { closeSearch, isSearching, openSearch } from './search';
import { startWhenWanted } from './start';
import { store } from './store';
import { chooseTab, moveAlong } from './tabs';
import { rememberVersion } from './version';

const root = document.documentElement;
const isEarly = () => isWaiting(root);

/** What can be done at once, without React, by what was clicked. What returns false is repeated later as well. */
const atOnce: [selector: string, act: (element: HTMLElement, event: MouseEvent) => boolean | void][] = [
  ['.navbar__toggle', openDrawer],
  ['.dropdown > a[href="#"]', (label, event) => (closeMenu() ? undefined : openMenu(label, event))],
  ['[class*=colorModeToggle] button', turnColours],
  ['button[aria-keyshortcuts]', openSearch],
  [
    '.theme-announcement-bar .close',
    () => {
      store('docusaurus.announcement.dismiss', 'true');
      root.dataset.announcementBarInitiallyDismissed = 'true';
      return false;
    },
  ],
  [
    '[role=tab]',
    (tab) => {
      chooseTab(tab);
      return false;
    },
  ],
];

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  if (event.isTrusted && isEarly()) {
    const link = target.closest<HTMLAnchorElement>('.dropdown__link, [data-version]');
    if (link) rememberVersion(link);
    for (const [selector, act] of atOnce) {
      const element = target.closest<HTMLElement>(selector);
      if (!element) continue;
      const isDone = act(element, event) !== false;
      if (!isDone) break;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (!target.closest('.dropdown')) closeMenu();
  }
  recordClick(event);
}

function onKey(event: KeyboardEvent) {
  const { key, target } = event;
  const isShortcut = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (isShortcut && isSearching()) {
    event.preventDefault();
    event.stopImmediatePropagation();
    closeSearch();
    return;
  }
  if (event.isTrusted && isEarly()) {
    const isTyping = (target as Element).closest('input, select, textarea, [contenteditable]');
    const tab = (target as Element).closest<HTMLElement>('[role=tab]');
    if (isShortcut || (key === '/' && !isTyping)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return openSearch();
    }
    if (key === 'Escape' && isDrawerOpen()) return closeDrawer();
    if (key === 'Escape' && closeMenu()) return;
    if (tab && key === 'Enter') chooseTab(tab);
    else if (tab && /^Arrow(Left|Right)$/.test(key)) {
      event.stopImmediatePropagation();
      return moveAlong(tab, key);
    }
  }
  recordKey(event);
}

addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
for (const type of ['input', 'change']) addEventListener(type, recordChange, true);
addEventListener('submit', recordSubmit, true);
for (const type of ['pointerdown', 'pointerup']) addEventListener(type, recordPress as EventListener, true);
for (const type of ['mousedown', 'mouseup']) addEventListener(type, hideEarly, true);
for (const type of ['focusin', 'pointerdown']) addEventListener(type, rememberFocus, true);

// The toggle is drawn disabled, and a click on it would be lost.
new MutationObserver((_, observer) => {
  const toggle = document.querySelector<HTMLButtonElement>('[class*=colorModeToggle] button');
  if (toggle) toggle.disabled = false;
  if (toggle) observer.disconnect();
}).observe(root, { childList: true, subtree: true });

new MutationObserver((_, observer) => {
  if (!isLive(root)) return;
  observer.disconnect();
  tellColours();
  restoreFocus();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

startWhenWanted();
