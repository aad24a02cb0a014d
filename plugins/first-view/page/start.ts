import { root } from './record';

/** What the visitor does when the page is meant: the first of it fetches the scripts. */
export const signs = 'pointermove pointerdown touchstart wheel scroll focusin keydown';

/** Moves the scripts and the whole stylesheet from the template, where the build has put them, into the head. */
function start(): void {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  // They take over a whole page only.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start);
  else if (later && !root.dataset.starting) {
    root.dataset.starting = 'yes'; // for plugins/load-failure
    const copy = later.content.cloneNode(true) as DocumentFragment;
    const asked = performance.now();
    for (const script of copy.querySelectorAll('script')) {
      // In their order, one after the other.
      script.async = false;
      // The rest is what they ask for: behind them on the line, which would be shared, and so once the first of them has
      // been there for as long as it took.
      script.onload = ({ timeStamp }) => setTimeout(() => document.head.append(copy), timeStamp - asked);
    }
    document.head.append(...copy.querySelectorAll('script,[rel=stylesheet]'));
  }
}

export function onSign(event: Event): void {
  // A page that arrives under a pointer at rest is told of a movement of nothing.
  const { isTrusted, type, movementX, movementY } = event as PointerEvent;
  if (isTrusted && (type !== 'pointermove' || movementX || movementY)) start();
}

/** Starts the scripts after the first painting, where the page is an application. */
export function startByItself(): void {
  new PerformanceObserver(() => {
    // Of the template, or of a page that is asked for anew (plugins/load-failure).
    const isApplication = document.querySelector('[data-start=painted]');
    // What a link opens on the page is not in its HTML (src/docs-widgets/ChangesLinks, src/docs-widgets/Sample).
    if (isApplication || /[?&]changes=|#edit1=/.test(location.href)) start();
  }).observe({ type: 'paint', buffered: true });
}
