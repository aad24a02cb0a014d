import { useCopy } from '@site/src/components/useCopy';
import clsx from 'clsx';
import { ruleCount } from '../editWords';
import { samples } from '../samples';
import { demoStore, inShape, useDemo } from '../state';
import { announce, redo, undo } from './announcements';
import controls from './controls.module.css';
import styles from './Toolbar.module.css';

const own = 'own';
const feedbackTime = 2500;
const linkWords = {
  copied: 'Link copied',
  refused: 'Copy it from the address bar',
  nothing: 'Too large for a link',
};

/** What changes the whole query: the samples, undo and redo, and the link that carries everything. */
export function Toolbar({ link }: { link: () => Promise<string | undefined> }) {
  const { query, options, history } = useDemo();
  const sample = samples.find((candidate) => candidate.query === query)?.id ?? own;
  const choose = (id: string) => {
    const chosen = samples.find((candidate) => candidate.id === id);
    if (!chosen) return;
    demoStore.setQuery(inShape(chosen.query, options.independentCombinators));
    announce(`Sample loaded: ${ruleCount(chosen.query)}`);
  };
  return (
    <div className={styles.toolbar} role="group" aria-label="Query">
      <label className={styles.sample}>
        <span>Sample query</span>
        <select className={controls.field} value={sample} onChange={(event) => choose(event.target.value)}>
          {sample === own && <option value={own}>Your own</option>}
          {samples.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {/* Not `disabled`: the button that takes the last step back keeps the focus. */}
      <button
        type="button"
        className={controls.button}
        onClick={undo}
        aria-disabled={history.past.length === 0}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        Undo
      </button>
      <button
        type="button"
        className={controls.button}
        onClick={redo}
        aria-disabled={history.future.length === 0}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
      >
        Redo
      </button>
      <CopyLink link={link} />
    </div>
  );
}

function CopyLink({ link }: { link: () => Promise<string | undefined> }) {
  const { feedback, copy } = useCopy(link, linkWords, feedbackTime);
  return (
    <button type="button" className={clsx(controls.button, controls.primary, styles.copy)} onClick={copy}>
      <span aria-live="polite">{feedback || 'Copy link'}</span>
    </button>
  );
}
