import { add, drop, type Entry } from './queue';
import { press } from './redo';

let entry: Entry | undefined;
let drawer: HTMLElement | undefined;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The page behind an open drawer can be neither reached nor scrolled. */
function hold(isHeld: boolean) {
  (find('#__docusaurus') as HTMLElement).inert = isHeld;
  document.body.style.overflow = isHeld ? 'hidden' : '';
  (find('.navbar__toggle') as HTMLElement).ariaExpanded = String(isHeld);
}

function remove() {
  drawer?.remove();
  drawer = undefined;
}

export const isDrawerOpen = (): boolean => drawer !== undefined;

export function closeDrawer(): void {
  drop(entry);
  hold(false);
  remove();
  find('.navbar__toggle')?.focus();
}

/** The links of the navbar, its menus opened out, and those of the docs' sidebar below. */
function links(): HTMLElement {
  const menu = document.createElement('div');
  const list = document.createElement('ul');
  menu.className = 'navbar-sidebar__item menu';
  list.className = 'menu__list';
  for (const link of document.querySelectorAll<HTMLElement>('a.navbar__item, .dropdown__link')) {
    const item = document.createElement('li');
    const copy = link.cloneNode(true) as HTMLElement;
    item.className = 'menu__list-item';
    copy.className = `menu__link${link.hasAttribute('aria-current') ? ' menu__link--active' : ''}`;
    if (link.matches('.dropdown__link')) copy.dataset.version = '';
    item.append(copy);
    list.append(item);
  }
  menu.append(list);
  const sidebar = find('.theme-doc-sidebar-menu')?.cloneNode(true) as HTMLElement | undefined;
  // They open and close a category, which React alone has.
  for (const button of sidebar?.querySelectorAll('button') ?? []) button.remove();
  if (sidebar) menu.append(document.createElement('hr'), sidebar);
  return menu;
}

/** React's own drawer, once it is open and at its place, with the focus on the link that has it in the copy. */
function handOver() {
  const own = find('.navbar.navbar-sidebar--show .navbar-sidebar');
  const copy = drawer;
  if (!copy) return;
  if (!own) return void requestAnimationFrame(handOver);
  // It is there already, and does not slide in.
  own.style.transition = 'none';
  own.getBoundingClientRect();
  own.style.transition = '';
  const href = document.activeElement?.getAttribute('href');
  remove();
  if (href) own.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
}

/** Opens a plain copy of the navigation at once, until React's is there. */
export function openDrawer(toggle: HTMLElement, event: MouseEvent): void {
  const copy = document.createElement('nav');
  copy.ariaLabel = 'Main';
  copy.className = 'early-drawer navbar-sidebar--show';
  copy.innerHTML =
    '<div class="navbar-sidebar__backdrop"></div><div class="navbar-sidebar"><div class="navbar-sidebar__brand"></div></div>';
  const [backdrop, panel] = [...copy.children] as [HTMLElement, HTMLElement];
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'clean-btn navbar-sidebar__close';
  close.ariaLabel = 'Close navigation bar';
  close.textContent = '✕';
  backdrop.onclick = close.onclick = closeDrawer;
  const brand = find('.navbar__brand')?.cloneNode(true);
  if (brand) panel.firstElementChild?.append(brand);
  panel.firstElementChild?.append(close);
  const items = document.createElement('div');
  items.className = 'navbar-sidebar__items';
  items.append(links());
  panel.append(items);
  document.body.append(copy);
  drawer = copy;
  hold(true);
  close.focus();
  entry = add(toggle, () => {
    if (!drawer) return;
    hold(false);
    press(toggle, event);
    handOver();
  });
}
