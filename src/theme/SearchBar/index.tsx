// Change: a plain button; DocSearch with its stylesheet is fetched on hover, focus or key. The stock bar puts all of
// DocSearch 3 into the main script and a preconnect to the hosted service into every page.
import { LoadState } from '@site/src/components/LoadState';
import { useLazyPart } from '@site/src/components/useLazyPart';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { part, error, pastDelay, start } = useLazyPart(() => import('./Modal'));
  const prepare = useCallback(() => void start().catch(() => {}), [start]); // shown by LoadState once opened

  const open = useCallback(() => {
    before.current = document.activeElement;
    setIsOpen(true);
    prepare();
  }, [prepare]);
  const close = useCallback(() => {
    setIsOpen(false);
    // The focus goes back to where the shortcut was pressed; the body, where nothing had it, cannot take it.
    const target = before.current === document.body ? button.current : before.current;
    (target as HTMLElement | null)?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (isShortcut || (event.key === '/' && !isOpen && !isTyping(event.target))) {
        event.preventDefault();
        isOpen ? close() : open();
      } else if (event.key === 'Escape' && isOpen) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

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
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {isOpen && Modal && <Modal onClose={close} />}
      {isOpen && !Modal && <LoadState error={error} retry={prepare} pastDelay={pastDelay} />}
    </>
  );
}
