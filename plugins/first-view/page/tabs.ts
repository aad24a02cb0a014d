import { store } from './store';

/** Shows a tab and its panel. */
function show(tab: Element) {
  const list = tab.parentElement as Element;
  [...list.children].forEach((other, at) => {
    const isChosen = other === tab;
    other.ariaSelected = String(isChosen);
    (other as HTMLElement).tabIndex = isChosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', isChosen);
    const panel = list.nextElementSibling?.children[at] as HTMLElement | undefined;
    if (panel) panel.hidden = !isChosen;
  });
}

/** Chooses a tab at once, and in the page's other groups of the same kind, at the same place in the window. */
export function chooseTab(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  const [group = '', value = ''] = tab.dataset.tab?.split(':') ?? [];
  show(tab);
  for (const other of group ? document.querySelectorAll(`[data-tab="${CSS.escape(`${group}:${value}`)}"]`) : [])
    show(other);
  if (group) store(`docusaurus.tab.${group}`, value);
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Leads the focus to the next tab or the one before, as the arrow keys do once the page is live. */
export function moveAlong(tab: HTMLElement, key: string): void {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const step = key === 'ArrowRight' ? 1 : -1;
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
}
