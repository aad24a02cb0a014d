import type { Major } from '@site/packages/upgrade';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Comparison } from '../stored/compareExports';
import type { Many } from '../stored/compareMany';
import { ExportDifference } from './ExportDifference';
import { ManyCompared } from './ManyCompared';
import styles from './styles.module.css';

type Compared = { query: RuleGroupTypeAny; from: Major; to: Major; all: Comparison[] };
type Shown =
  | Compared
  | { many: Many; from: Major; to: Major; isRunning: boolean }
  | { problem: string }
  | { error: unknown };

type Props = { from: Major; to: Major; text: string; onText: (text: string) => void };

/** Exports stored queries with both releases, and shows where they differ. */
export function StoredQuery({ from, to, text, onText }: Props) {
  const [shown, setShown] = useState<Shown>();
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  async function compare(chosen = file) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const show = (next: Shown) => running.current === control && setShown(next);
    try {
      const [{ longest, readStored }, { compareExports }, { compareMany }] = await Promise.all([
        import('../stored/readStored'),
        import('../stored/compareExports'),
        import('../stored/compareMany'),
      ]);
      if (to <= from) return show({ problem: 'Choose a release to move to that is newer than the one you use.' });
      if (chosen && chosen.size > longest.all)
        return show({ problem: `${chosen.name} is larger than ${longest.all / 1_000_000} MB.` });
      const read = readStored(chosen ? await chosen.text() : text);
      if ('problem' in read) return show(read);
      const [first] = read.queries;
      if (first && read.queries.length + read.damaged.length === 1)
        return show({ query: first.query, from, to, all: await compareExports(first.query, from, to) });
      const onProgress = (many: Many) => show({ many, from, to, isRunning: true });
      const many = await compareMany(read, from, to, onProgress, control.signal);
      show({ many, from, to, isRunning: false });
    } catch (error) {
      show({ error });
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void compare();
  };
  return (
    <section aria-labelledby="stored" className={styles.stored}>
      <h2 id="stored">Compare the exports of stored queries</h2>
      <form onSubmit={onSubmit}>
        {file ? (
          <p className={styles.chosen}>
            {file.name}
            <button type="button" className={controls.button} onClick={() => setFile(undefined)}>
              Paste queries instead
            </button>
          </p>
        ) : (
          <label className={styles.code}>
            <span>Queries as JSON: one, an array, or one on each line</span>
            <textarea
              className={controls.field}
              rows={6}
              spellCheck={false}
              autoCapitalize="off"
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          </label>
        )}
        <div className={controls.actions}>
          <button type="submit" className={controls.button}>
            Compare exports
          </button>
          <button type="button" className={controls.button} onClick={() => input.current?.click()}>
            Choose a file of queries
          </button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".json,.jsonl,.ndjson,.txt"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            setFile(chosen);
            if (chosen) void compare(chosen);
            target.value = '';
          }}
        />
      </form>
      {shown && 'error' in shown && <LoadState error={shown.error} retry={() => void compare()} pastDelay />}
      {shown && 'problem' in shown && (
        <p role="alert" className={controls.warning}>
          {shown.problem}
        </p>
      )}
      {shown && 'many' in shown && <ManyCompared {...shown} cancel={() => running.current?.abort()} />}
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
