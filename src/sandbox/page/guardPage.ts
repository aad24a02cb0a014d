/** Milliseconds after something that the visitor has done in which what follows is taken to be meant. */
const recent = 500;

/** How often a frame may take the focus, scroll the page or add to the tab's history, before it has to end. */
export const most = 3;

/** What the visitor does to the page itself. */
const acts = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'click', 'input'];

/**
 * Keeps the focus, the place and the history of a page from a frame that it does not trust. What the visitor does in the frame
 * is not told to the page, so it is judged by what the page can see: where the pointer is, and whether Tab was pressed.
 * @param frame the element whose document, or one in it, may ask for the focus or to be scrolled to
 * @param onTaken is called at the third time
 * @returns `giveBack`, which moves the focus out of the frame; `check`, which looks at the history and has to be called
 *   from time to time; and `end`
 */
export function guardPage(frame: HTMLIFrameElement, onTaken: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const now = () => performance.now();
  const isRecent = (time: number) => now() - time < recent;
  let count = 0;
  let acted = Number.NEGATIVE_INFINITY;
  let tabbed = Number.NEGATIVE_INFINITY;
  let typed = Number.NEGATIVE_INFINITY;
  /** When the pointer left the frame, and the page; over it or outside, no time at all. */
  const left = { frame: Number.NEGATIVE_INFINITY, page: Number.POSITIVE_INFINITY };
  const take = () => {
    count += 1;
    if (count === most) onTaken();
  };
  for (const type of acts)
    addEventListener(
      type,
      (event) => {
        acted = now();
        left.page = Number.POSITIVE_INFINITY;
        if (event instanceof KeyboardEvent) {
          typed = acted;
          if (event.key === 'Tab') tabbed = acted;
        }
      },
      { capture: true, passive: true, signal },
    );
  const onPointer = (element: Element, type: 'pointerenter' | 'pointerleave', note: () => void) =>
    element.addEventListener(type, note, { signal });
  onPointer(frame, 'pointerenter', () => {
    left.frame = Number.POSITIVE_INFINITY;
  });
  onPointer(frame, 'pointerleave', () => {
    left.frame = now();
  });
  onPointer(document.documentElement, 'pointerleave', () => {
    left.page = now();
  });
  /** Fingers are seen neither over the frame nor in it. */
  const isTouch = () => matchMedia('(hover: none)').matches;
  const isInFrame = () => now() - left.frame < recent;

  let focused = document.activeElement;
  const giveBack = () => {
    if (document.activeElement !== frame) return;
    if (focused instanceof HTMLElement && focused !== document.body && focused.isConnected)
      focused.focus({ preventScroll: true });
    else {
      frame.blur();
      focus();
    }
  };
  const onFocus = () => {
    if (document.activeElement !== frame) {
      // What helps to read a page moves the focus without a key, and the page follows.
      if (document.activeElement !== focused) acted = now();
      focused = document.activeElement;
    } else if (!(isInFrame() || isRecent(tabbed) || (isTouch() && !isRecent(typed)))) {
      giveBack();
      take();
    }
  };
  addEventListener('focusin', onFocus, { signal });
  // The page's window loses the focus when a frame in it gets it.
  addEventListener('blur', () => setTimeout(onFocus), { signal });

  const place = () => ({ x: scrollX, y: scrollY, height: document.documentElement.scrollHeight });
  let last = place();
  addEventListener(
    'scroll',
    () => {
      const next = place();
      const { top, bottom } = frame.getBoundingClientRect();
      // The browser keeps what is read in its place when something above it has become higher.
      const isAnchored = Math.abs(Math.abs(next.y - last.y) - Math.abs(next.height - last.height)) <= 1;
      const isMeant = isRecent(acted) || isInFrame() || left.page < now() || isTouch() || !document.hasFocus();
      // What is scrolled to from within the frame is in view then.
      if (isMeant || isAnchored || bottom < 0 || top > innerHeight) {
        // A movement goes on for a while.
        if (isMeant) acted = Math.max(acted, now() - recent / 2);
        last = next;
        return;
      }
      scrollTo({ left: last.x, top: last.y, behavior: 'instant' });
      take();
    },
    { passive: true, signal },
  );

  let entries = history.length;
  const check = () => {
    const more = history.length - entries;
    entries = history.length;
    if (isRecent(acted + recent)) return;
    for (let at = 0; at < more; at += 1) take();
  };
  return {
    giveBack,
    check,
    end: () => listening.abort(),
  };
}
