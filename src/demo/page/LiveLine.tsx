import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useEffect } from 'react';
import { runIntent, useRunIntent } from '../run/runIntent';
import { hasRows } from '../run/tableOf';
import { WithoutRows } from '../run/WithoutRows';
import { useDemo } from '../store/state';
import styles from './LiveLine.module.css';

const load = () => import('../run/LiveCount');

/**
 * The line under the builder that says how many rows the query selects and whether the engines agree. Before the visitor
 * has touched the builder it offers to run the query.
 */
export function LiveLine() {
  const isRun = useRunIntent();
  const { data } = useDemo();
  const { part, start, ...loading } = useLazyPart(load);
  useEffect(() => {
    if (isRun) start().catch(() => {}); // shown by LoadState
  }, [isRun, start]);
  return (
    <section className={styles.line} aria-label="What the query selects">
      {!hasRows({ data }) && <WithoutRows about={{ data }} />}
      {hasRows({ data }) && part && <part.LiveCount />}
      {isRun && !part && <LoadState {...loading} retry={() => void start().catch(() => {})} />}
      {!isRun && hasRows({ data }) && (
        <p className={styles.offer}>
          <span>
            <b>{data ? data.name : '3,201 movies'}.</b> Change the query to run it.
          </span>
          <button type="button" className={controls.button} onClick={runIntent.ask}>
            Run
          </button>
        </p>
      )}
    </section>
  );
}
