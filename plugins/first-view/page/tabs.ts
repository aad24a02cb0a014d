import { store } from './store';

const tabsBeside = (tab: Element) => [...(tab.parentElement as Element).children] as HTMLElement[];

/** Shows a tab and its panel. */
function show(tab: Element): void {
  const panels = tab.parentElement?.nextElementSibling?.children;
  tabsBeside(tab).forEach((other, at) => {
    const isChosen = other === tab;
    other.ariaSelected = String(isChosen);
    other.tabIndex = isChosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', isChosen);
    const panel = panels?.[at] as HTMLElement | undefined;
    if (panel) panel.hidden = !isChosen;
  });
}

/** Chooses a tab at once, and in the page's other groups of the same kind; it stays where it is in the window. */
export function chooseTab(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  const { tab: name } = tab.dataset;
  show(tab);
  if (name) {
    const [group, value] = name.split(':') as [string, string];
    for (const other of document.querySelectorAll(`[data-tab="${CSS.escape(name)}"]`)) show(other);
    store(`docusaurus.tab.${group}`, value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Leads the focus on as the arrow keys do once the page is live. */
export function moveAlong(tab: HTMLElement, key: string): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const tabs = tabsBeside(tab);
  if (step) tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  return Boolean(step);
}
