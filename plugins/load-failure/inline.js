// Runs before anything else on every page; see index.ts. `data-has-hydrated` is set by Docusaurus once the page is live.
addEventListener(
  'error',
  (event) => {
    const script = event.target;
    if (script.tagName !== 'SCRIPT' || !script.src.startsWith(location.origin)) return;
    if (document.documentElement.dataset.hasHydrated === 'true' || document.getElementById('load-failure')) return;
    const show = () => {
      const box = document.createElement('div');
      box.id = 'load-failure';
      box.className = 'page-failure';
      box.setAttribute('role', 'alert');
      const text = document.createElement('p');
      text.textContent = 'Part of this page could not be loaded. You can read it, but its controls do not work yet.';
      const retry = document.createElement('button');
      retry.type = 'button';
      retry.textContent = 'Retry';
      retry.onclick = () => location.reload();
      box.append(text, retry);
      document.body.append(box);
    };
    document.body ? show() : addEventListener('DOMContentLoaded', show);
  },
  true,
);
