import type { Results } from '@site/src/engines/proof/measure';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useState } from 'react';
import styles from './styles.module.css';

/**
 * A button in the docs of a line that brings its release's exports to real engines: nothing of it is fetched before.
 * @param results what was counted of the line: its release, and the formats that an engine here runs
 */
export function RunInDocs({ results }: { results: Results }) {
  const { part, start, ...state } = useLazyPart(() => import('./Panel'));
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    start().catch(() => {}); // shown by LoadState
  };
  if (part) return <part.default results={results} />;
  if (isOpen) return <LoadState {...state} retry={open} />;
  return (
    <button type="button" className={styles.button} onClick={open}>
      Run queries on 3,201 movies, here
    </button>
  );
}
