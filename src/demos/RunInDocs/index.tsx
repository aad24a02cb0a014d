import { LoadState } from '@site/src/components/LoadState';
import { useLazyPart } from '@site/src/components/useLazyPart';
import { useState } from 'react';
import styles from './styles.module.css';

/**
 * A button in the docs of a line that brings its release's exports to real engines: nothing of it is fetched before.
 * @param major major version of the line's release
 */
export function RunInDocs({ major }: { major: string }) {
  const { part, start, ...state } = useLazyPart(() => import('./Panel'));
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    start().catch(() => {}); // shown by LoadState
  };
  if (part) return <part.default major={major} />;
  if (isOpen) return <LoadState {...state} retry={open} />;
  return (
    <button type="button" className={styles.button} onClick={open}>
      Run queries on 3,201 movies, here
    </button>
  );
}
