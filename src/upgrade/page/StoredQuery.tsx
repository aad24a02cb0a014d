import type { Major } from '@site/packages/upgrade';
import { Announced } from '@site/src/ui/Announced';
import controls from '@site/src/ui/controls.module.css';
import { FileButton } from '@site/src/ui/FileButton';
import { LoadState } from '@site/src/ui/LoadState';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredAnswer } from '../stored/messages';
import { ExportDifference } from './ExportDifference';
import { ManyCompared } from './ManyCompared';
import { Running } from './Running';
import styles from './styles.module.css';
import { useStored } from './useStored';

type Props = { from: Major; to: Major; text: string; onText: (text: string) => void };

/** Exports stored queries with both releases, and shows where they differ. */
export function StoredQuery({ from, to, text, onText }: Props) {
  const [file, setFile] = useState<File>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { comparison, isOutdated, start, cancel } = useStored({ text: file ?? text, from, to });
  const { question, answer, isRunning = false, error } = comparison ?? {};
  const compare = () => start({ text: file ?? text, from, to });
  /** Brings the field back, which gets the focus of the button that goes. */
  const paste = () => {
    flushSync(() => setFile(undefined));
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    compare();
  };
  return (
    <section aria-labelledby="stored" className={styles.stored} tabIndex={-1}>
      <h2 id="stored">Compare the exports of stored queries</h2>
      <form onSubmit={onSubmit}>
        {file ? (
          <p className={styles.chosen}>
            {file.name}
            <button type="button" className={controls.button} onClick={paste}>
              Paste queries instead
            </button>
          </p>
        ) : (
          <label className={styles.code}>
            <span>Queries as JSON: one, an array, or one on each line</span>
            <textarea
              ref={field}
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
          <FileButton
            accept=".json,.jsonl,.ndjson,.txt"
            onChoose={([chosen]) => {
              setFile(chosen);
              if (chosen) start({ text: chosen, from, to });
            }}
          >
            Choose a file of queries
          </FileButton>
        </div>
      </form>
      {error !== undefined && <LoadState error={error} retry={() => question && start(question)} pastDelay />}
      {isRunning && !answer && <Running label="Queries compared" cancel={cancel} />}
      {comparison && !isRunning && !answer && error === undefined && <Announced>Cancelled.</Announced>}
      {answer && 'problem' in answer && (
        <p role="alert" className={controls.warning}>
          {answer.problem}
        </p>
      )}
      {answer && 'many' in answer && error === undefined && (
        <ManyCompared many={answer.many} {...{ from, to, isRunning, cancel }} />
      )}
      {answer && 'all' in answer && <Compared {...answer} from={from} to={to} />}
      {isOutdated && <Announced>The queries or the releases have changed since the last comparison.</Announced>}
    </section>
  );
}

type ComparedProps = Extract<StoredAnswer, { all: unknown }> & { from: Major; to: Major };

function Compared({ query, from, to, all }: ComparedProps) {
  const same = all.filter(({ isSame }) => isSame);
  const others = all.filter(({ isSame }) => !isSame);
  return (
    <>
      <Announced>
        {`${others.length === 0 ? 'No export differs' : `${others.length} of ${all.length} exports differ`} between release ${from} and release ${to}, with default options.${
          same.length > 0 ? ` The same: ${same.map(({ format }) => format).join(', ')}.` : ''
        }`}
      </Announced>
      {others.map((compared) => (
        <ExportDifference key={compared.format} query={query} from={from} to={to} compared={compared} />
      ))}
    </>
  );
}
