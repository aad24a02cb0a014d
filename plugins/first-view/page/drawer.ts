import { openDialog } from './dialog';

/** Opens a plain copy of the navigation at once: the navbar's links, its menu opened out, and the sidebar's. */
export function openDrawer(toggle: HTMLElement, event: MouseEvent): void {
  toggle.focus(); // not every browser does so, and closing gives the focus back
  const drawer = openDialog('.early-drawer', toggle, { kind: 'press', event });
  const copy = (from: string, to: string, className?: string) => {
    const place = drawer.querySelector(to) as Element;
    for (const { outerHTML } of document.querySelectorAll(from)) {
      place.insertAdjacentHTML('beforeend', outerHTML);
      if (className) (place.lastElementChild as Element).className = className;
    }
  };
  copy('.navbar__brand', '.navbar-sidebar__brand');
  copy('a.navbar__item,.dropdown__link', '.menu', 'menu__link');
  copy('.theme-doc-sidebar-menu', '.menu');
}
