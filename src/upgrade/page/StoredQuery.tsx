import Link from '@docusaurus/Link';
import { LoadState } from '@site/src/components/LoadState';
import controls from '@site/src/demo/controls/controls.module.css';
import { diffWordsWithSpace } from 'diff';
import { type FormEvent, useState } from 'react';
import type { Major } from '../Rule';
import type { Comparison } from '../stored/compareExports';
import { Marked } from './Marked';
import styles from './styles.module.css';

type Shown = { from: Major; to: Major; all: Comparison[] } | { problem: string } | { error: unknown };

type Props = { from: Major; to: Major; text: string; onText: (text: string) => void };

/** Exports a stored query with both releases, and shows where they differ. */
export function StoredQuery({ from, to, text, onText }: Props) {
  const [shown, setShown] = useState<Shown>();
  async function compare() {
    try {
      const [{ readStored }, { comparable, compareExports }] = await Promise.all([
        import('../stored/readStored'),
        import('../stored/compareExports'),
      ]);
      if (to <= from) return setShown({ problem: 'Choose a release to move to that is newer than the one you use.' });
      const without = [from, to].filter((major) => !comparable.has(major));
      if (without.length)
        return setShown({
          problem: `Release ${without.join(' and ')} cannot be run here. Choose from ${[...comparable].sort().join(', ')}.`,
        });
      const read = readStored(text);
      setShown('problem' in read ? read : { from, to, all: await compareExports(read.query, from, to) });
    } catch (error) {
      setShown({ error });
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void compare();
  };
  return (
    <section aria-labelledby="stored">
      <h2 id="stored">Compare the exports of a stored query</h2>
      <form onSubmit={onSubmit}>
        <label className={styles.code}>
          <span>Query as JSON</span>
          <textarea
            className={controls.field}
            rows={6}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </label>
        <div className={controls.actions}>
          <button type="submit" className={controls.button}>
            Compare exports
          </button>
        </div>
      </form>
      {shown && 'error' in shown && <LoadState error={shown.error} retry={compare} pastDelay />}
      {shown && 'problem' in shown && (
        <p role="alert" className={controls.warning}>
          {shown.problem}
        </p>
      )}
      {shown && 'all' in shown && <Compared {...shown} />}
    </section>
  );
}

function Compared({ from, to, all }: { from: Major; to: Major; all: Comparison[] }) {
  const same = all.filter(({ isSame }) => isSame);
  const others = all.filter(({ isSame }) => !isSame);
  return (
    <>
      <p role="status">
        {others.length === 0 ? 'No export differs' : `${others.length} of ${all.length} exports differ`} between release{' '}
        {from} and release {to}, with default options.
        {same.length > 0 && ` The same: ${same.map(({ format }) => format).join(', ')}.`}
      </p>
      {others.map(({ format, before, after, texts, causes }) => (
        <section key={format} className={styles.file} aria-label={format}>
          <h3>{format}</h3>
          {texts ? (
            <pre className={styles.words} tabIndex={0} role="region" aria-label={`Changes of ${format}`}>
              {diffWordsWithSpace(...texts).map(({ value, added, removed }, index) => {
                const Kind = added ? 'ins' : removed ? 'del' : 'span';
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and no state.
                return <Kind key={index}>{value}</Kind>;
              })}
            </pre>
          ) : (
            <>
              <p>
                Release {from}: {said(before)}
              </p>
              <p>
                Release {to}: {said(after)}
              </p>
            </>
          )}
          {causes.length > 0 && (
            <>
              <p>Changes of this format:</p>
              <ul>
                {causes.map(({ id, message, href }) => (
                  <li key={id}>
                    <Marked text={message} /> <Link to={href}>Read more</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </>
  );
}

const said = (exported: Comparison['before']) =>
  'error' in exported
    ? `it cannot export this query: ${exported.error}`
    : 'missing' in exported
      ? 'it exports nothing.'
      : 'it exports the query.';
