import { drop, keep } from './record';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const textOf = (selector: string) => find(selector)?.outerHTML ?? '';

/** The page behind an open drawer can be neither reached nor scrolled. */
function hold(toggle: HTMLElement, isHeld: boolean): void {
  toggle.ariaExpanded = String(isHeld);
  (find('#__docusaurus') as HTMLElement).inert = isHeld;
  document.body.style.overflow = isHeld ? 'hidden' : '';
}

/** Opens a plain copy of the navigation at once: the navbar's links, its menu opened out, and the sidebar's. */
export function openDrawer(toggle: HTMLElement, event: MouseEvent): void {
  const links = [...document.querySelectorAll('a.navbar__item,.dropdown__link')].map(
    ({ outerHTML }) =>
      `<li class=menu__list-item>${outerHTML.replace(/navbar__(item|link)(?![\w-])/g, 'menu__link')}</li>`,
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    `<nav class="early-drawer navbar-sidebar--show" aria-label=Main><div class=navbar-sidebar__backdrop></div><div class=navbar-sidebar><div class=navbar-sidebar__brand>${textOf('.navbar__brand')}<button type=button class="clean-btn navbar-sidebar__close" aria-label="Close navigation bar">✕</button></div><div class=navbar-sidebar__items><div class="navbar-sidebar__item menu"><ul class=menu__list>${links.join('')}</ul>${textOf('.theme-doc-sidebar-menu')}</div></div></div></nav>`,
  );
  const drawer = document.body.lastElementChild as HTMLElement;
  const close = drawer.querySelector('button') as HTMLElement;
  const end = () => {
    hold(toggle, false);
    drawer.remove();
  };
  hold(toggle, true);
  close.focus();
  const entry = keep(toggle, { kind: 'press', event, end });
  const takeBack = () => {
    drop(entry);
    end();
    toggle.focus();
  };
  close.onclick = (drawer.firstElementChild as HTMLElement).onclick = takeBack;
  drawer.onkeydown = ({ key }) => {
    if (key === 'Escape') takeBack();
  };
}
