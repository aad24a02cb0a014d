/** What the visitor does when the page is meant: the first of it fetches the scripts. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown'];

let isStarted = false;

/** Moves the scripts and the whole stylesheet from the template, where the build has put them, into the head. */
function start() {
  if (isStarted) return;
  isStarted = true;
  const run = () => {
    const later = document.querySelector<HTMLTemplateElement>('#later')?.content;
    if (!later) return;
    const copy = document.importNode(later, true);
    const asked = performance.now();
    for (const script of copy.querySelectorAll('script')) {
      // In their order, one after the other.
      script.async = false;
      // The rest is what they ask for: behind them on the line, which would be shared, and so once the first of them has
      // been there for as long as it took.
      script.onload = ({ timeStamp }) => setTimeout(() => document.head.append(copy), timeStamp - asked);
    }
    document.head.append(...copy.querySelectorAll('script,[rel=stylesheet]'));
    document.documentElement.dataset.starting = ''; // for plugins/load-failure
  };
  // They take over a whole page only.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
  else run();
}

function onSign(event: Event) {
  // A page that arrives under a pointer at rest is told of a movement of nothing.
  const { movementX, movementY } = event as PointerEvent;
  if (event.isTrusted && (event.type !== 'pointermove' || movementX || movementY)) start();
}

/** Starts the page's scripts: after the first painting where the page is an application, or else when they are wanted. */
export function startWhenWanted(): void {
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  new PerformanceObserver(() => {
    const isApplication = document.querySelector('#later[data-start=painted], [data-again]');
    // What a link opens on the page is not in its HTML (src/components/ChangesLinks).
    if (isApplication || /changes=/.test(location.search)) start();
  }).observe({ type: 'paint', buffered: true });
}
