import { LoadState } from '@site/src/components/LoadState';
import { useLazyPart } from '@site/src/components/useLazyPart';
import { useEffect } from 'react';
import controls from '../controls/controls.module.css';
import { runIntent, useRunIntent } from '../run/runIntent';
import styles from './LiveLine.module.css';

const load = () => import('../run/LiveCount');

/**
 * The line under the builder that says how many rows the query selects and whether the engines agree. Before the visitor
 * has touched the builder it offers to run the query.
 */
export function LiveLine() {
  const isRun = useRunIntent();
  const { part, start, ...loading } = useLazyPart(load);
  useEffect(() => {
    if (isRun) start().catch(() => {}); // shown by LoadState
  }, [isRun, start]);
  return (
    <section className={styles.line} aria-label="What the query selects">
      {part && <part.LiveCount />}
      {isRun && !part && <LoadState {...loading} retry={() => void start().catch(() => {})} />}
      {!isRun && (
        <p className={styles.offer}>
          <span>
            <b>3,201 movies.</b> Change the query to run it.
          </span>
          <button type="button" className={controls.button} onClick={runIntent.ask}>
            Run
          </button>
        </p>
      )}
    </section>
  );
}
