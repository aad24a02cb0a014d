import { scopeOf } from '../adapter';

/** What limits MUI's styles. A CSS selector. */
export const scope = '[data-toolkit="material"]';

/** Where a menu is put: inside the border of the toolkit, and never as a lock on the page's scrolling. */
export const inScope = {
  container: () => scopeOf(document.querySelector(scope) ?? document.body),
  disableScrollLock: true,
};
