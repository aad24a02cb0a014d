// Runs before anything else on every page; see index.ts. `data-tab` is set by src/theme/Tabs.
(() => {
  const prefix = 'docusaurus.tab.';
  let chosen = '';
  try {
    chosen = Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => `[data-tab="${CSS.escape(`${key.slice(prefix.length)}:${value}`)}"]`)
      .join();
  } catch {}
  if (!chosen) return;
  const show = () => {
    for (const tab of document.querySelectorAll(chosen)) {
      const tabs = [...tab.parentElement.children];
      for (const other of tabs) {
        other.ariaSelected = String(other === tab);
        other.tabIndex = other === tab ? 0 : -1;
        other.classList.toggle('tabs__item--active', other === tab);
      }
      const panels = tab.parentElement.nextElementSibling?.children ?? [];
      for (let at = 0; at < panels.length; at++) panels[at].hidden = at !== tabs.indexOf(tab);
    }
  };
  const observer = new MutationObserver(show);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  // The page's scripts run between this event and DOMContentLoaded. What arrived last is not reported to the observer yet.
  const finish = () => {
    observer.disconnect();
    show();
  };
  document.addEventListener('readystatechange', finish, { once: true });
})();
