// Change: a plain button; DocSearch with its stylesheet is fetched on hover, focus or key. The stock bar puts all of
// DocSearch 3 into the main script and a preconnect to the hosted service into every page.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useCallback, useEffect, useRef } from 'react';
import styles from './styles.module.css';
import { useModalEntry } from './useModalEntry';
import { Waiting } from './Waiting';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** What had the focus when the search was opened, and the box with the text so far. A page that arrives keeps both. */
const before: { current: Element | null } = { current: null };
const typed: { current: HTMLInputElement | null } = { current: null };
/** The box that was opened before the page was live; it stays until the modal is there. */
const early: { current: HTMLInputElement | null } = { current: null };

export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const { part, start, ...loading } = useLazyPart(() => import('./Modal'));
  const prepare = useCallback(() => void start().catch(() => {}), [start]); // shown by Waiting once opened

  const onOpen = useCallback(() => {
    before.current = document.activeElement;
    typed.current = null;
  }, []);
  const { isOpen, open, close, toggle } = useModalEntry(onOpen);

  // A box that was opened before the page was live: plugins/first-view.
  useEffect(() => {
    const onEarly = ({ detail }: CustomEventInit<{ box: HTMLInputElement; before: Element }>) => {
      open();
      before.current = detail?.before ?? null;
      early.current = detail?.box ?? null;
      typed.current = early.current;
    };
    window.addEventListener('early-search', onEarly as EventListener);
    return () => window.removeEventListener('early-search', onEarly as EventListener);
  }, [open]);

  useEffect(() => {
    if (!isOpen) return;
    prepare();
    return () => {
      // The focus goes back to where the shortcut was pressed; the body, where nothing had it, cannot take it.
      const target = before.current?.isConnected && before.current !== document.body ? before.current : button.current;
      (target as HTMLElement | null)?.focus();
    };
  }, [isOpen, prepare]);

  // With the modal, not after the next painting: a shortcut pressed in between would close what is closed.
  useIsomorphicLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (isShortcut || (event.key === '/' && !isOpen && !isTyping(event.target))) {
        event.preventDefault();
        isShortcut ? toggle() : open();
      } else if (event.key === 'Escape' && isOpen) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close, toggle]);

  // Known once the page is live: the HTML is the same for everybody.
  const isMac = useIsBrowser() && /Mac|iP/.test(navigator.platform);
  const Modal = part?.default;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        onMouseEnter={prepare}
        onFocus={prepare}
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <circle cx="6.8" cy="6.8" r="4.6" />
          <path d="m10.4 10.4 4 4" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen &&
        (Modal ? (
          <ErrorBoundary
            fallback={({ error, tryAgain }) => (
              <Waiting {...{ error, typed, close }} pastDelay={false} retry={tryAgain} />
            )}
          >
            <Modal typed={typed} onClose={close} />
          </ErrorBoundary>
        ) : early.current?.isConnected && !loading.error ? null : (
          <Waiting {...{ ...loading, typed, close }} retry={prepare} />
        ))}
    </>
  );
}
