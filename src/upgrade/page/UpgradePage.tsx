import { useLocation } from '@docusaurus/router';
import { example, type Major, majors } from '@site/packages/upgrade';
import { takeOver } from '@site/src/demo/panels/code/handOver';
import { useKept } from '@site/src/demo/store/useKept';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import clsx from 'clsx';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { droppedFiles } from '../droppedFiles';
import { type Read, readFiles } from '../readFiles';
import { ByHand } from './ByHand';
import { Results } from './Results';
import { StoredQuery } from './StoredQuery';
import styles from './styles.module.css';
import { pasted, useUpgrade } from './useUpgrade';

/** How many files are named; of more, their number is told. */
const named = 8;

const isMajor = (value: number): value is Major => (majors as readonly number[]).includes(value);
const ofAddress = (search: string, name: string): Major | undefined => {
  const value = Number(new URLSearchParams(search).get(name));
  return isMajor(value) ? value : undefined;
};

/** Takes code, checks it in the browser, and shows what has to change between two releases. */
export function UpgradePage() {
  const { search } = useLocation();
  // A visitor who reads on about a finding, and comes back, finds it as it was.
  const [from, setFrom] = useKept<Major>('upgrade-from', 5);
  const [to, setTo] = useKept<Major>('upgrade-to', 8);
  const [text, setText] = useKept('upgrade-text', '');
  const [query, setQuery] = useKept('upgrade-query', '');
  const [checked, setChecked] = useKept('upgrade-checked', '');
  /** What the example has taken the place of. */
  const [replaced, setReplaced] = useState<{ text: string; from: Major; to: Major }>();
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<string>();
  const files = useRef<HTMLInputElement | null>(null);
  const folder = useRef<HTMLInputElement | null>(null);
  const { check, start, cancel } = useUpgrade();

  // The server's HTML knows neither the address nor what another page left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later is checked when the visitor says so.
  useEffect(() => {
    const given = takeOver();
    const next = {
      from: given?.from ?? ofAddress(search, 'from') ?? from,
      to: given?.to ?? ofAddress(search, 'to') ?? to,
    };
    setFrom(next.from);
    setTo(next.to);
    if (given) {
      setRead({ files: given.files, leftOut: [] });
      setQuery(given.query ?? '');
      start(given);
    } else if (checked && checked === text) start({ files: [pasted(text)], ...next });
  }, [search, start]);

  function run(given = read?.files) {
    const chosen = given ?? [pasted(text)];
    setProblem(undefined);
    if (to <= from) return setProblem('Choose a release to move to that is newer than the one you use.');
    if (!chosen.some((file) => file.text.trim())) return setProblem('Paste code, or choose files, then check again.');
    setChecked(given ? '' : text);
    start({ files: chosen, from, to });
  }
  function fill(next: { text: string; from: Major; to: Major }) {
    setRead(undefined);
    setFrom(next.from);
    setTo(next.to);
    setText(next.text);
  }
  async function take(chosen: readonly File[]) {
    if (!chosen.length) return;
    try {
      const next = await readFiles(chosen);
      setRead(next);
      if (next.files.length) run(next.files);
    } catch {
      setProblem('These files could not be read. Choose them again.');
    }
  }
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    // The browser empties the drop when this function returns, so the entries are asked for at once.
    void droppedFiles(event.dataTransfer).then(take, () => take([]));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const choice = (label: string, value: Major, onChoose: (major: Major) => void) => (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        className={controls.field}
        value={value}
        onChange={({ target }) => isMajor(Number(target.value)) && onChoose(Number(target.value) as Major)}
      >
        {majors.map((major) => (
          <option key={major} value={major}>
            Release {major}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
        <div className={styles.choices}>
          {choice('Your code uses', from, setFrom)}
          {choice('Move to', to, setTo)}
        </div>
        {read ? (
          <p className={styles.chosen}>
            {read.files.length > named
              ? `${read.files.length} files`
              : read.files.map(({ name }) => name).join(', ') || 'No files'}{' '}
            <button type="button" className={controls.button} onClick={() => setRead(undefined)}>
              Paste code instead
            </button>
          </p>
        ) : (
          <label className={styles.code}>
            <span>Code</span>
            <textarea
              className={controls.field}
              rows={14}
              spellCheck={false}
              autoCapitalize="off"
              placeholder="Paste a file, or drop files or a folder here."
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        )}
        {read?.leftOut.map((words) => (
          <p key={words} className={controls.warning}>
            {words}
          </p>
        ))}
        <div className={controls.actions}>
          <button type="submit" className={clsx(controls.button, controls.primary)}>
            Check
          </button>
          <button type="button" className={controls.button} onClick={() => files.current?.click()}>
            Choose files
          </button>
          <button type="button" className={controls.button} onClick={() => folder.current?.click()}>
            Choose a folder
          </button>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              if (text.trim() && text !== example) setReplaced({ text, from, to });
              fill({ text: example, from: 4, to: 8 });
            }}
          >
            Use an example
          </button>
          {replaced && (
            <button
              type="button"
              className={controls.button}
              onClick={() => {
                fill(replaced);
                setReplaced(undefined);
              }}
            >
              Put your code back
            </button>
          )}
        </div>
        {[files, folder].map((input) => (
          <input
            key={input === files ? 'files' : 'folder'}
            ref={(element) => {
              input.current = element;
              if (input === folder) element?.setAttribute('webkitdirectory', '');
            }}
            type="file"
            multiple
            hidden
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              // The same files, edited, can be chosen again.
              target.value = '';
            }}
          />
        ))}
        {problem && (
          <p role="alert" className={controls.warning}>
            {problem}
          </p>
        )}
      </form>
      {check?.error !== undefined && <LoadState error={check.error} retry={() => start(check.question)} pastDelay />}
      {check && check.error === undefined && <Results check={check} cancel={cancel} />}
      <StoredQuery from={from} to={to} text={query} onText={setQuery} />
      <ByHand from={check?.question.from ?? from} to={check?.question.to ?? to} />
    </>
  );
}
