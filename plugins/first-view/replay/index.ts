import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { type Entry, isLive } from '../early';
import { find } from './find';
import { change, press, pressKey } from './redo';

/**
 * The drawer that React has opened is at its place at once, where a copy of it stood, with the focus on the same link if
 * that is on show in it.
 */
function showDrawer(href: string | null | undefined): void {
  const drawer = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar');
  if (!drawer) return;
  drawer.style.transition = 'none';
  drawer.getBoundingClientRect();
  drawer.style.transition = '';
  const focus = () => {
    const link = href && drawer.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    const isOnShow = link && !link.closest('[inert]');
    (isOnShow ? link : drawer.querySelector<HTMLElement>('.navbar-sidebar__close'))?.focus();
  };
  // React turns one of its two menus away a moment later, with the focus, if it were there: on a busy machine after this.
  requestAnimationFrame(focus);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (!drawer.contains(document.activeElement) || document.activeElement?.closest('[inert]')) focus();
  }).observe(drawer, { subtree: true, attributeFilter: ['inert'] });
}

function redo(entry: Entry): void {
  const element = find(entry.place);
  if (entry.kind === 'search')
    dispatchEvent(
      new CustomEvent('early-search', {
        detail: { box: entry.dialog?.querySelector('input'), before: entry.before },
      }),
    );
  // What is inert shows something else in a moment.
  else if (!element || element.closest('[inert]')) return;
  else if (entry.kind === 'key') pressKey(element, entry.event);
  else if (entry.kind === 'submit') (element as HTMLFormElement).requestSubmit();
  else if (entry.kind === 'change') change(element as HTMLInputElement, entry.content);
  else {
    const href = document.activeElement?.getAttribute('href');
    entry.dialog?.remove();
    press(element, entry.event);
    // React draws what a press has changed before that.
    if (entry.dialog) queueMicrotask(() => showDrawer(href));
  }
}

let isWorking = false;

/** In order, one a frame, so that each is drawn before the next; what waits for a sample holds nothing else up. */
function work(): void {
  const { queue } = window.early;
  const next = queue.find(({ place: { part } }) => isLive(part) || !part.isConnected);
  if (next) {
    queue.splice(queue.indexOf(next), 1);
    const { part } = next.place;
    if (!queue.some(({ place }) => place.part === part)) part.ariaBusy = null;
    if (part.isConnected) redo(next);
  }
  isWorking = window.early.queue.length > 0;
  if (isWorking) requestAnimationFrame(work);
}

function wake(): void {
  if (!isWorking) requestAnimationFrame(work);
  isWorking = true;
}

/** As if another tab had turned the colours: React may have read them before. */
function tellColours(): void {
  let storageArea: Storage | undefined;
  try {
    storageArea = localStorage;
  } catch {}
  dispatchEvent(
    new StorageEvent('storage', { key: 'theme', newValue: document.documentElement.dataset.theme, storageArea }),
  );
}

/** Takes over from the script in the page's head once React has drawn the page. */
function takeOver(): void {
  const { early } = window;
  if (early.isTurned) tellColours();
  if (early.focus && document.activeElement === document.body) find(early.focus)?.focus({ preventScroll: true });
  early.wake = wake;
  document.documentElement.dataset.live = ''; // it stays when the page crashes later
  wake();
}

if (ExecutionEnvironment.canUseDOM && window.early) {
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    takeOver();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}
