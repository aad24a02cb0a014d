import controls from '@site/src/ui/controls.module.css';
import { useLayoutEffect, useRef } from 'react';
import styles from './styles.module.css';

type Props = { label: string; done?: number; of?: number; cancel: () => void };

/** How far something is that a worker does, once that is known, and a button that ends it. */
export function Running({ label, done, of, cancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // When the button goes, its focus stays in the section, or the next Tab would begin at the top of the page.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === document.activeElement) own.closest('section')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={styles.running}>
      <progress max={of} value={done} aria-label={label} />
      {of !== undefined && (
        <span>
          {done?.toLocaleString('en')} of {of.toLocaleString('en')}
        </span>
      )}
      <button ref={button} type="button" className={controls.button} onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}
