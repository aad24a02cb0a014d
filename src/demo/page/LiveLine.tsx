import { grouped } from '@site/src/dataset/countInWords';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { choosePanel } from '../panels/choosePanel';
import { firstAnswer, hasFirstAnswer } from '../run/firstAnswer';
import line from '../run/LiveCount.module.css';
import { runIntent, useRunIntent, useRunWithoutAnswer } from '../run/runIntent';
import { hasRows } from '../run/tableOf';
import type { RunParts } from '../run/useRunParts';
import { WithoutRows } from '../run/WithoutRows';
import { useDemo, usePanel } from '../store/state';
import styles from './LiveLine.module.css';

/**
 * The line under the builder that says how many rows the query selects and whether the engines agree: at first what the
 * page was built with, then what is run. Who saves data runs another query with its button.
 */
export function LiveLine({ part, loading }: RunParts) {
  const panel = usePanel();
  const state = useDemo();
  const { data } = state;
  const isRun = useRunIntent();
  const hasAnswer = hasFirstAnswer(state);
  const canRun = hasRows({ data });
  useRunWithoutAnswer(hasAnswer || !canRun);
  return (
    <section className={styles.line} aria-label="What the query selects">
      {!canRun && <WithoutRows about={{ data }} />}
      {canRun && part && <part.LiveCount />}
      {canRun && !part && hasAnswer && (
        <p className={line.line} aria-busy={isRun}>
          <span>
            <b>
              {grouped(firstAnswer.count)} of {grouped(firstAnswer.total)} movies
            </b>
          </span>
          <button type="button" className={line.more} onClick={() => choosePanel('results')}>
            See the rows
          </button>
        </p>
      )}
      {/* A line as high as what comes in its place: the tabs below do not move. */}
      {isRun && canRun && !part && !hasAnswer && !loading.error && (
        <p className={line.line} aria-busy>
          <span>Starting the engines…</span>
        </p>
      )}
      {/* The open results say why. */}
      {isRun &&
        !part &&
        (loading.error && panel === 'results' ? !hasAnswer && <p>No result.</p> : <LoadState {...loading} isShown />)}
      {!isRun && canRun && !hasAnswer && (
        <p className={line.line}>
          <span>
            <b>{data ? data.name : '3,201 movies'}.</b> Not run yet, to save data.
          </span>
          <button type="button" className={controls.button} onClick={runIntent.ask}>
            Run the query, up to 0.4 MB
          </button>
        </p>
      )}
    </section>
  );
}
