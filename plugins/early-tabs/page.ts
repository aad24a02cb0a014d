// Tabs before React, on every page; see index.ts. `data-tab` is set by src/theme/Tabs.
import { isLive } from '../first-view/early';
import { store } from '../first-view/page/store';

const prefix = 'docusaurus.tab.';

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

const selectorOf = (name: string) => `[data-tab="${CSS.escape(name)}"]`;
const showAll = (selector: string) => document.querySelectorAll(selector).forEach(show);

/** Shows what was chosen before, as the page's text arrives. */
function showStored(): void {
  let stored = '';
  try {
    stored = Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => selectorOf(`${key.slice(prefix.length)}:${value}`))
      .join();
  } catch {}
  if (!stored) return;
  const observer = new MutationObserver(() => showAll(stored));
  observer.observe(document.documentElement, { childList: true, subtree: true });
  // The page's scripts run between this event and DOMContentLoaded. What arrived last is not reported to the observer yet.
  const finish = () => {
    observer.disconnect();
    showAll(stored);
  };
  document.addEventListener('readystatechange', finish, { once: true });
}

/** Chooses a tab at once, and in the page's other groups of the same kind; it stays where it is in the window. */
function choose(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  const { tab: name } = tab.dataset;
  show(tab);
  if (name) {
    showAll(selectorOf(name));
    const [group, value] = name.split(':') as [string, string];
    store(prefix + group, value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function onSign(event: Event): void {
  const { key } = event as KeyboardEvent;
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  if (!tab || !event.isTrusted || isLive(document.documentElement)) return;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) {
    // As on a live page. React does not hear of it: plugins/first-view remembers the focus.
    const tabs = tabsBeside(tab);
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
    event.stopImmediatePropagation();
  } else if (!key || key === 'Enter') choose(tab); // and once more by React, where the browser's storage is denied
}

showStored();
for (const type of ['click', 'keydown']) addEventListener(type, onSign, true);
