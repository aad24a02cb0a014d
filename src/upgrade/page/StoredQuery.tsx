import type { Major } from '@site/packages/upgrade';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { type FormEvent, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Comparison } from '../stored/compareExports';
import { ExportDifference } from './ExportDifference';
import styles from './styles.module.css';

type Compared = { query: RuleGroupTypeAny; from: Major; to: Major; all: Comparison[] };
type Shown = Compared | { problem: string } | { error: unknown };

type Props = { from: Major; to: Major; text: string; onText: (text: string) => void };

/** Exports a stored query with both releases, and shows where they differ. */
export function StoredQuery({ from, to, text, onText }: Props) {
  const [shown, setShown] = useState<Shown>();
  async function compare() {
    try {
      const [{ readStored }, { compareExports }] = await Promise.all([
        import('../stored/readStored'),
        import('../stored/compareExports'),
      ]);
      if (to <= from) return setShown({ problem: 'Choose a release to move to that is newer than the one you use.' });
      const read = readStored(text);
      setShown('problem' in read ? read : { ...read, from, to, all: await compareExports(read.query, from, to) });
    } catch (error) {
      setShown({ error });
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void compare();
  };
  return (
    <section aria-labelledby="stored" className={styles.stored}>
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

function Compared({ query, from, to, all }: Compared) {
  const same = all.filter(({ isSame }) => isSame);
  const others = all.filter(({ isSame }) => !isSame);
  return (
    <>
      <p role="status">
        {others.length === 0 ? 'No export differs' : `${others.length} of ${all.length} exports differ`} between release{' '}
        {from} and release {to}, with default options.
        {same.length > 0 && ` The same: ${same.map(({ format }) => format).join(', ')}.`}
      </p>
      {others.map((compared) => (
        <ExportDifference key={compared.format} query={query} from={from} to={to} compared={compared} />
      ))}
    </>
  );
}
