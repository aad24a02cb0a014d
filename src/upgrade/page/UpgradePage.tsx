import { useLocation } from '@docusaurus/router';
import { adviceFor, example, type Major, majors } from '@site/packages/upgrade';
import { takeOver } from '@site/src/demo/panels/code/handOver';
import { useKept } from '@site/src/demo/store/useKept';
import { Announced } from '@site/src/ui/Announced';
import controls from '@site/src/ui/controls.module.css';
import { FileButton } from '@site/src/ui/FileButton';
import { LoadState } from '@site/src/ui/LoadState';
import { Select } from '@site/src/ui/Select';
import clsx from 'clsx';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { droppedFiles } from '../droppedFiles';
import { type Read, readFiles } from '../readFiles';
import { ByHand } from './ByHand';
import { Changes } from './Changes';
import { CommandLine } from './CommandLine';
import { Results } from './Results';
import { StoredQuery } from './StoredQuery';
import styles from './styles.module.css';
import { pasted, useUpgrade } from './useUpgrade';

/** How many files are named; of more, their number is told. */
const named = 8;

const unreadable = 'These files could not be read. Choose them again.';

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
  /** The address names a step, and its visitor has no code here: what changes stands before the field for code. */
  const [isStepFirst, setStepFirst] = useState(false);
  const { check, start, cancel } = useUpgrade();
  const field = useRef<HTMLTextAreaElement>(null);

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
    setStepFirst(Boolean(ofAddress(search, 'from') ?? ofAddress(search, 'to')) && !given && !text);
    if (given) {
      setRead({ files: given.files, leftOut: [] });
      setQuery(given.query ?? '');
      start(given);
    } else if (checked && checked === text) start({ files: [pasted(text)], ...next });
  }, [search, start]);

  function run(given = read?.files, since = from) {
    const chosen = given ?? [pasted(text)];
    setProblem(undefined);
    if (to <= since) return setProblem('Choose a release to move to that is newer than the one you use.');
    if (!chosen.some((file) => file.text.trim())) return setProblem('Paste code, or choose files, then check again.');
    setChecked(given ? '' : text);
    start({ files: chosen, from: since, to });
  }
  function fill(next: { text: string; from: Major; to: Major }) {
    setRead(undefined);
    setFrom(next.from);
    setTo(next.to);
    setText(next.text);
  }
  /** Brings the field for code back, which gets the focus of the button that goes. */
  function showField(change: () => void) {
    flushSync(change);
    field.current?.focus();
  }
  async function take(chosen: readonly File[]) {
    if (!chosen.length) return;
    try {
      const next = await readFiles(chosen);
      setRead(next);
      const since = next.manifest?.major ?? from;
      setFrom(since);
      if (next.files.length) run(next.files, since);
    } catch {
      setProblem(unreadable);
    }
  }
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    // The browser empties the drop when this function returns, so the entries are asked for at once.
    void droppedFiles(event.dataTransfer).then(take, () => setProblem(unreadable));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  /** What was found before belongs to other code, or to another step. */
  const isCurrent =
    check?.question.from === from &&
    check.question.to === to &&
    (read ? check.question.files === read.files : check.question.files[0]?.text === text);
  const choice = (label: string, value: Major, onChoose: (major: Major) => void) => (
    <label className={styles.choice}>
      <span>{label}</span>
      <Select
        value={String(value)}
        onChoose={(major) => {
          setProblem(undefined);
          onChoose(Number(major) as Major);
        }}
        items={majors.map((major) => [String(major), `Release ${major}`])}
      />
    </label>
  );
  const { manifest } = read ?? {};
  const isShown = !check || !isCurrent;
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
        <div className={styles.choices}>
          {choice('Your code uses', from, setFrom)}
          {choice('Move to', to, setTo)}
        </div>
        {manifest && (
          <p className={manifest.major === from ? undefined : controls.warning}>
            {manifest.name} has release {manifest.major}
            {manifest.major === from ? '.' : `, and you chose ${from}: ${from} is taken.`}
          </p>
        )}
        {isStepFirst && isShown && <Changes from={from} to={to} code="code" />}
        {read ? (
          <p className={styles.chosen}>
            {read.files.length > named
              ? `${read.files.length} files`
              : read.files.map(({ name }) => name).join(', ') || 'No files'}{' '}
            <button type="button" className={controls.button} onClick={() => showField(() => setRead(undefined))}>
              Paste code instead
            </button>
          </p>
        ) : (
          <label className={styles.code}>
            <span>Code</span>
            <textarea
              ref={field}
              id="code"
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
          <p key={words} role={read.files.length ? undefined : 'alert'} className={controls.warning}>
            {words}
          </p>
        ))}
        {problem && (
          <p role="alert" className={controls.warning}>
            {problem}
          </p>
        )}
        <div className={controls.actions}>
          <button type="submit" className={clsx(controls.button, controls.primary)}>
            Check
          </button>
          <FileButton multiple onChoose={take}>
            Choose files
          </FileButton>
          <FileButton multiple isFolder onChoose={take}>
            Choose a folder
          </FileButton>
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
                showField(() => {
                  fill(replaced);
                  setReplaced(undefined);
                });
              }}
            >
              Put your code back
            </button>
          )}
        </div>
      </form>
      {check?.error !== undefined && <LoadState error={check.error} retry={() => start(check.question)} pastDelay />}
      {check && check.error === undefined && isCurrent && (
        <Results
          check={check}
          advice={manifest ? adviceFor(manifest, check.question.from, check.question.to) : []}
          unread={read?.leftOut ?? []}
          cancel={cancel}
        />
      )}
      {check && !isCurrent && <Announced>The code or the releases have changed since the last check.</Announced>}
      {!isStepFirst && isShown && <Changes from={from} to={to} />}
      <StoredQuery from={from} to={to} text={query} onText={setQuery} />
      <CommandLine from={from} to={to} />
      <ByHand from={check?.question.from ?? from} to={check?.question.to ?? to} />
    </>
  );
}
