import { LoadState } from '@site/src/components/LoadState';
import { useLoadedPart } from '@site/src/components/useLoadedPart';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import controls from '../../controls/controls.module.css';
import { PillGroup } from '../../controls/PillGroup';
import { StateFile } from '../../controls/StateFile';
import { useRelease } from '../../releases/useRelease';
import { demoStore, useDemo } from '../../store/state';
import { useKept } from '../../store/useKept';
import type { PanelProps } from '../LazyPanel';
import type { ImportLoader, Place } from './formats/ImportFormat';
import { type Imported, importQuery } from './formats/importQuery';
import styles from './ImportPanel.module.css';

type FormatId = ImportLoader['id'];
type Outcome = { error: string; place?: Place } | { done: string };

/** Reads a text as a query. What cannot be read is explained at the input, and the query stays as it was. */
export default function ImportPanel({ toolkit }: PanelProps) {
  const { options, query } = useDemo();
  const { line, importers } = useRelease();
  const [wanted, setId] = useKept<FormatId>('import-format', 'sql');
  const [texts, setTexts] = useKept<Partial<Record<FormatId, string>>>('import-texts', {});
  const [outcome, setOutcome] = useState<Outcome>();
  const input = useRef<HTMLTextAreaElement>(null);
  // Another release may not read what the last one did.
  const { id, load } = (importers.find((candidate) => candidate.id === wanted) ?? importers[0]) as ImportLoader;
  const { part, error, retry } = useLoadedPart(load);
  const format = part?.format;
  const text = texts[id] ?? format?.sample ?? '';

  const write = (next: string) => {
    setTexts((before) => ({ ...before, [id]: next }));
    setOutcome(undefined);
  };
  const choose = (next: FormatId) => {
    setId(next);
    setOutcome(undefined);
  };
  const read = () => {
    if (!format) return;
    const imported: Imported = importQuery(format, text, {
      independentCombinators: Boolean(options.independentCombinators),
      listsAsArrays: Boolean(options.listsAsArrays),
    });
    if ('query' in imported) {
      demoStore.setQuery(imported.query);
      setOutcome({ done: `Read as ${format.label}. The builder shows it; undo restores the query before it.` });
      return;
    }
    setOutcome(imported);
    if (imported.place) putCaret(input.current, text, imported.place);
  };

  if (error) return <LoadState error={error} retry={retry} pastDelay />;
  const failed = outcome && 'error' in outcome ? outcome : undefined;
  return (
    <>
      <PillGroup name="import-format" legend="Language" items={importers} chosen={id} onChoose={choose} />
      <label className={clsx(controls.label, styles.label)} htmlFor="import-text">
        Query text
      </label>
      <textarea
        ref={input}
        id="import-text"
        className={clsx(controls.field, styles.text)}
        rows={9}
        value={text}
        readOnly={!format}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={failed !== undefined}
        aria-describedby="import-outcome"
        onChange={(event) => write(event.target.value)}
      />
      <div id="import-outcome" role="status" className={clsx(styles.outcome, failed && styles.error)}>
        {failed?.place && <b>{`Line ${failed.place.line}, column ${failed.place.column}: `}</b>}
        {failed ? failed.error : outcome && 'done' in outcome && outcome.done}
      </div>
      <div className={controls.actions}>
        <button type="button" className={clsx(controls.button, controls.primary)} onClick={read} disabled={!format}>
          Import
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => format && write(format.print(query))}
          disabled={!format}
        >
          Fill with the current query
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => format && write(format.sample)}
          disabled={!format}
        >
          Example
        </button>
      </div>
      <h3 className={clsx(controls.label, styles.heading)}>Query file</h3>
      <p className={controls.note}>
        A file keeps the query with options and format, as a link does, without its limits. A JSON export can be opened
        as well.
      </p>
      <StateFile toolkit={toolkit} />
      <p className={controls.note}>
        Nothing you paste or open is sent anywhere or run. The parsers of release {line.release} leave out what they do
        not understand; this page refuses it instead.
      </p>
    </>
  );
}

/** Puts the caret where a text is wrong. */
function putCaret(input: HTMLTextAreaElement | null, text: string, { line, column }: Place) {
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1;
  input?.focus();
  input?.setSelectionRange(start, Math.min(start + 1, text.length));
}
