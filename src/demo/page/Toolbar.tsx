import { inShape } from '@site/packages/query';
import type { ToolkitId } from '@site/src/toolkits/registry';
import { announce } from '@site/src/ui/announce';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import clsx from 'clsx';
import { askOnUse } from '../run/runIntent';
import { sampleQuery } from '../samples/sampleQuery';
import { samples as ofMovies } from '../samples/samples';
import { isAsMet } from '../store/isAsMet';
import { demoStore, useDemo } from '../store/state';
import { CopyLink } from './CopyLink';
import { redo, startOver, undo } from './edits';
import { ruleCount } from './editWords';
import styles from './Toolbar.module.css';

const own = 'own';
const loadMusicians = () => import('@site/src/own-data/musicians');
/** What changes the whole query: the samples, undo, redo and starting over, and the link that carries everything. */
export function Toolbar({ toolkit, link }: { toolkit: ToolkitId; link: () => Promise<string | undefined> }) {
  const state = useDemo();
  const { query, options, history, data } = state;
  const samples = data ? (data.samples ?? []) : ofMovies;
  const sample = samples.find((candidate) => candidate.query === query)?.id ?? own;
  const { part: _, start, ...loading } = useLazyPart(loadMusicians);
  const show = (set: typeof data, itsQuery: typeof query) => {
    askOnUse();
    demoStore.setData(set, itsQuery);
    announce(`The demo is about ${set ? set.name : 'the movies'} now`);
  };
  const toMusicians = () =>
    start().then(
      ({ musicians }) => show(musicians, musicians.samples?.[0]?.query ?? query),
      () => {}, // shown by LoadState
    );
  const choose = (id: string) => {
    if (id === 'musicians') void toMusicians();
    if (id === 'movies') show(undefined, sampleQuery);
    const chosen = samples.find((candidate) => candidate.id === id);
    if (!chosen) return;
    askOnUse();
    demoStore.setQuery(inShape(chosen.query, options.independentCombinators));
    announce(`Sample loaded: ${ruleCount(chosen.query)}`);
  };
  return (
    <div className={styles.toolbar} role="group" aria-label="Query">
      <label className={styles.sample}>
        <span className={controls.hidden}>Sample query</span>
        <select className={controls.field} value={sample} onChange={(event) => choose(event.target.value)}>
          {sample === own && <option value={own}>Your own</option>}
          {samples.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <optgroup label="Other data">
            {data && <option value="movies">Movies</option>}
            {data?.rowsOf !== 'musicians' && <option value="musicians">Musicians</option>}
          </optgroup>
        </select>
      </label>
      {/* Not `disabled`: the button that takes the last step back keeps the focus. */}
      <button
        type="button"
        className={clsx(controls.button, styles.icon)}
        onClick={undo}
        aria-label="Undo"
        title="Undo"
        aria-disabled={history.past.length === 0}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
        </svg>
      </button>
      <button
        type="button"
        className={clsx(controls.button, styles.icon)}
        onClick={redo}
        aria-label="Redo"
        title="Redo"
        aria-disabled={history.future.length === 0}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />
        </svg>
      </button>
      <button
        type="button"
        className={clsx(controls.button, styles.icon)}
        onClick={() => startOver(toolkit)}
        aria-label="Start over"
        title="Start over: query, data, options and theme as at first"
        aria-disabled={isAsMet(state, toolkit)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5" />
        </svg>
      </button>
      <CopyLink link={link} className={clsx(controls.primary, styles.copy)}>
        Copy link
      </CopyLink>
      <LoadState {...loading} retry={() => void toMusicians()} />
    </div>
  );
}
