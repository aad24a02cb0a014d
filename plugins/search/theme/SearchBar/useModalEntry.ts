import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether an entry of the browser's history is the open modal's. */
const isMarked = (state: { search?: true } | null) => Boolean(state?.search);

/** Whether the modal has an entry. Not the search bar's: a page that arrives while the modal is open brings its own bar. */
let entry: 'none' | 'open' | 'leaving' = 'none';

/** What the search bar of the page does at a step in the browser's history. */
let steps: { popstate?: (event: PopStateEvent) => void; hashchange?: (event: HashChangeEvent) => void } = {};

// With this module, and so before the router's: a window calls its listeners in the order in which they came.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', (event) => steps.popstate?.(event));
  window.addEventListener('hashchange', (event) => steps.hashchange?.(event));
}

/**
 * Gives the open modal an entry in the browser's history, so that Back closes it and Forward opens it again. The router
 * does not hear of that entry, which has the page's own address: it would scroll to the top of the page.
 * What is chosen in the modal must take the place of that entry, by `history.replace`.
 * @param onOpen told before each opening
 */
export function useModalEntry(onOpen: () => void) {
  const history = useHistory();
  const [isOpen, setIsOpen] = useState(entry === 'open');
  /** Asked for while the entry of the modal before is being left, which takes the browser a moment. */
  const isAskedAgain = useRef(false);
  const change = useCallback(
    (next: boolean) => {
      if (next) onOpen();
      setIsOpen(next);
    },
    [onOpen],
  );

  const openEntry = useCallback(() => {
    isAskedAgain.current = false;
    window.history.pushState({ ...window.history.state, search: true }, '');
    entry = 'open';
    change(true);
  }, [change]);

  useEffect(() => {
    let isOurs = false;
    steps = {
      popstate: (event) => {
        const [before, isNext] = [entry, isMarked(event.state)];
        isOurs = (before !== 'none' || isNext) && window.location.pathname === history.location.pathname;
        if (isOurs) event.stopImmediatePropagation();
        entry = isOurs && isNext ? 'open' : 'none';
        if (before === 'open' || entry === 'open') change(entry === 'open');
        if (before === 'leaving' && entry === 'none' && isAskedAgain.current) openEntry();
      },
      // What the page has written into the hash since the modal was opened stays.
      hashchange: (event) => {
        if (!isOurs) return;
        event.stopImmediatePropagation();
        window.history.replaceState(window.history.state, '', event.oldURL);
      },
    };
    return () => {
      steps = {};
    };
  }, [history, change, openEntry]);

  const open = useCallback(() => {
    if (entry === 'leaving') isAskedAgain.current = true;
    else if (entry === 'none') openEntry();
  }, [openEntry]);
  const close = useCallback(() => {
    isAskedAgain.current = false;
    if (entry !== 'open') return;
    entry = 'leaving';
    change(false);
    // DocSearch closes the modal just before it goes to what was chosen.
    queueMicrotask(() => {
      if (isMarked(window.history.state)) window.history.back();
      else {
        entry = 'none';
        if (isAskedAgain.current) openEntry();
      }
    });
  }, [change, openEntry]);
  /** For a shortcut pressed again and again, which is faster than the browser and the painting are. */
  const toggle = useCallback(() => {
    if (entry === 'leaving') isAskedAgain.current = !isAskedAgain.current;
    else if (entry === 'open') close();
    else openEntry();
  }, [close, openEntry]);
  return { isOpen, open, close, toggle };
}
