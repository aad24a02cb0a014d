import { isLive } from '../early';
import { atOnce, atOnceAndLater } from './atOnce';
import { closeMenu, rememberVersion } from './menu';
import { early, placeOf, recordChange, recordClick, recordKey, recordPress, recordSubmit } from './record';
import { isSearching, isShortcut, openSearch } from './search';
import { startWhenWanted } from './start';
import { chooseTab, moveAlong } from './tabs';

/** Whether React is not there yet for what the visitor does to the page itself. */
const isEarly = ({ isTrusted }: Event) => isTrusted && !isLive(document.documentElement);

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const found = (acts: typeof atOnce) => {
    for (const selector in acts) {
      const element = target.closest<HTMLElement>(selector);
      if (element) acts[selector]?.(element, event);
      if (element) return true;
    }
  };
  if (isEarly(event)) {
    const link = target.closest<HTMLAnchorElement>('.dropdown__link');
    if (link) rememberVersion(link);
    if (!target.closest('.dropdown')) closeMenu();
    if (found(atOnce)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    found(atOnceAndLater);
  }
  recordClick(event);
}

function onKey(event: KeyboardEvent): void {
  const { key } = event;
  const target = event.target as HTMLElement;
  if (isEarly(event) && !isSearching()) {
    if (isShortcut(event) || (key === '/' && !target.closest('input,select,textarea'))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      openSearch();
      return;
    }
    if (key === 'Escape' && closeMenu()) return;
    if (target.role === 'tab' && key === 'Enter') chooseTab(target);
    // The focus is remembered.
    if (target.role === 'tab' && moveAlong(target, key)) {
      event.stopImmediatePropagation();
      return;
    }
  }
  recordKey(event);
}

const listen = (types: string, listener: (event: never) => void) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click', onClick);
listen('keydown', onKey);
listen('input change', recordChange);
listen('submit', recordSubmit);
listen('pointerdown pointerup mousedown mouseup', recordPress);
listen('focusin pointerdown', ({ type, target }: Event) => {
  early.focus = type === 'focusin' ? placeOf(target as Element) : undefined;
});
startWhenWanted();
