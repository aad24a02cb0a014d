import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let isWaiting = false;

/**
 * Keeps the entry of the section that is being read in view where the table of contents is longer than the window:
 * Docusaurus marks it, but leaves the list where it is.
 */
function follow() {
  isWaiting = false;
  const entry = document.querySelector<HTMLElement>('.table-of-contents__link--active');
  const list = entry?.closest<HTMLElement>('.thin-scrollbar');
  if (!entry || !list) return;
  const above = entry.getBoundingClientRect().top - list.getBoundingClientRect().top;
  // Only the list moves, never the page.
  if (above < 0 || above > list.clientHeight - entry.clientHeight) list.scrollTop += above - list.clientHeight / 2;
}

if (ExecutionEnvironment.canUseDOM)
  window.addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      // After Docusaurus, which marks the entry on the same event.
      requestAnimationFrame(follow);
    },
    { passive: true },
  );
