/** Milliseconds after something that the visitor has done in which what follows is taken to be meant. */
const recent = 500;

/** Milliseconds in which a program that begins does not get the focus: what it does at once, nobody has asked for. */
const beginning = 1000;

/**
 * How often a frame may take the focus from what the visitor uses, or add to the tab's history, before it has to end: within
 * so many milliseconds, since a finger that goes from the page into the frame at once looks the same.
 */
const most = 3;
const within = 10_000;

/** How the visitor uses the page itself; what helps to use it, such as a screen reader, moves the focus without these. */
const uses = ['pointerdown', 'keydown', 'input'];

/**
 * Keeps the focus, the place and the history of a page from a frame that it does not trust. What the visitor does in the frame is
 * not told to the page, so it is judged by what the page can see, and what may have been meant is left alone.
 * @param frame the element whose document holds `inner`, and fills it
 * @param inner the frame of the program
 * @param onTaken is called at the third time
 * @returns `take`, which counts what the frame has taken in another way; `giveBack`, which moves the focus out of the frame;
 *   `leave`, which does so for the visitor; and `end`
 */
export function guardPage(frame: HTMLIFrameElement, inner: HTMLIFrameElement, onTaken: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const now = () => performance.now();
  const isRecent = (time: number) => now() - time < recent;
  const never = Number.NEGATIVE_INFINITY;
  const began = now();
  let taken: number[] = [];
  let used = never;
  let tabbed = never;
  /** When the pointer left the frame; over it, no time at all. */
  let left = never;
  const isInFrame = () => now() - left < recent;
  const take = () => {
    taken = [...taken.filter((time) => now() - time < within), now()];
    if (taken.length === most) onTaken();
  };

  /**
   * What a program scrolls into view, browsers scroll on the page, too, but for what stands in a fixed element (Chromium; WebKit
   * scrolls no page of another origin, and in Firefox `frame/keepToFrame.ts` sees to it). Whoever uses the frame by keyboard needs it.
   */
  const letScroll = (isFree: boolean) => {
    inner.style.position = isFree ? 'static' : 'fixed';
  };
  letScroll(false);

  for (const type of uses)
    addEventListener(
      type,
      (event) => {
        if (event instanceof KeyboardEvent && event.key === 'Tab') {
          tabbed = now();
          letScroll(true);
          setTimeout(() => letScroll(document.activeElement === frame), recent);
        } else used = now();
      },
      { capture: true, passive: true, signal },
    );
  const onPointer = (type: 'pointerenter' | 'pointerleave', note: () => void) =>
    frame.addEventListener(type, note, { signal });
  onPointer('pointerenter', () => {
    left = Number.POSITIVE_INFINITY;
  });
  onPointer('pointerleave', () => {
    left = now();
  });

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
      focused = document.activeElement;
      return letScroll(isRecent(tabbed));
    }
    if (isInFrame() || isRecent(tabbed)) return letScroll(true);
    // Nothing behind a dialog gets the focus by what the visitor does.
    const isTaken = isRecent(used) || Boolean(focused?.closest('dialog, [role=dialog]'));
    if (!isTaken && now() - began > beginning) return letScroll(true);
    giveBack();
    if (isTaken) take();
  };
  addEventListener('focusin', onFocus, { signal });
  // The page's window loses the focus when a frame in it gets it.
  addEventListener('blur', () => setTimeout(onFocus), { signal });

  return {
    take,
    giveBack,
    leave() {
      used = now();
      giveBack();
    },
    end: () => listening.abort(),
  };
}
