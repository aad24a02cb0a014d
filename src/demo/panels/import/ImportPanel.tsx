import { mostExtraFields } from '@site/src/dataset/extraFields';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import clsx from 'clsx';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { StateFile } from '../../page/StateFile';
import { useFieldsOf } from '../../releases/useFields';
import { useRelease } from '../../releases/useRelease';
import { demoStore, useDemo } from '../../store/state';
import { useKept } from '../../store/useKept';
import type { PanelProps } from '../LazyPanel';
import { haveSameMeaning } from './formats/condition/meaning';
import type { ImportFormat, ImportLoader, Place } from './formats/ImportFormat';
import styles from './ImportPanel.module.css';
import { useReading } from './reading/useReading';
import { importersOf } from './releases';
import { type Resolved, UnknownFields } from './UnknownFields';

type FormatId = ImportLoader['id'];
/** What came of the last import, of a text that may have changed since. */
type Outcome = ({ error: string; place?: Place; unknown?: string[] } | { done: string } | { note: string }) & {
  of: string;
};

const asItStands: Resolved = { standFor: new Map(), added: [] };

/** Reads a text as a query. What cannot be read is explained at the input, and the query stays as it was. */
export default function ImportPanel({ toolkit }: PanelProps) {
  const { options, query, data, extraFields } = useDemo();
  const release = useRelease();
  const { id: releaseId, line } = release;
  const importers = importersOf[releaseId];
  const fields = useFieldsOf(release, { data, extraFields });
  const [wanted, setId] = useKept<FormatId>('import-format', 'sql');
  const [texts, setTexts] = useKept<Partial<Record<FormatId, string>>>('import-texts', {});
  const [outcome, setOutcome] = useState<Outcome>();
  const input = useRef<HTMLTextAreaElement>(null);
  // Another release may not read what the last one did.
  const { id, load } = (importers.find((candidate) => candidate.id === wanted) ?? importers[0]) as ImportLoader;
  const { part, ...loading } = useLoadedPart(load);
  const format = part?.format;
  // Until something is written, the query as it stands, which shows how it is said in this language.
  const late = useDeferredValue(query);
  const current = useMemo(() => format?.print(late) ?? '', [format, late]);
  const text = texts[id] ?? current;
  const of = `${release.id} ${id}`;
  const shown = outcome?.of === of ? outcome : undefined;
  const failed = shown && 'error' in shown ? shown : undefined;

  const { isReading, end, ...reading } = useReading(of);

  const write = (next: string) => {
    end();
    setTexts((before) => ({ ...before, [id]: next }));
    setOutcome(undefined);
  };
  const choose = (next: FormatId) => {
    setId(next);
    setOutcome(undefined);
  };
  const readAs = (as: ImportFormat, written: string, { standFor, added } = asItStands) =>
    reading.read(as, {
      release: release.id,
      format: id,
      text: written,
      // The worker needs no rows.
      data: data && { name: data.name, fields: data.fields },
      extraFields: [...extraFields, ...added],
      standFor,
      independentCombinators: Boolean(options.independentCombinators),
      listsAsArrays: Boolean(options.listsAsArrays),
    });
  const read = async (resolved: Resolved = asItStands) => {
    if (!format) return;
    const { standFor, added } = resolved;
    const imported = await readAs(format, text, resolved);
    if ('query' in imported) {
      demoStore.addFields(added, imported.query);
      const names = added.map(({ name }) => `“${name}”`).join(', ');
      const also = names && ` The demo has ${names} as a new field without data.`;
      setOutcome({
        of,
        done: `Read as ${format.label}. The builder shows it; undo restores the query before it.${also}`,
      });
      // The choices are gone, and with them what had the focus.
      if (standFor.size + added.length > 0) input.current?.focus();
      return;
    }
    // A field that was chosen may not offer what the text asks; another can be chosen then.
    const unknown = imported.unknown ?? (standFor.size + added.length > 0 ? failed?.unknown : undefined);
    setOutcome({ of, ...imported, ...(unknown && { unknown }) });
    if (imported.place) putCaret(input.current, text, imported.place);
  };
  const fill = async () => {
    if (!format) return;
    const printed = format.print(query);
    write(printed);
    const imported = await readAs(format, printed);
    const why = 'error' in imported ? imported.error : 'It asks for something else.';
    if ('error' in imported || !haveSameMeaning(imported.query, query))
      setOutcome({ of, note: `The query cannot be read back from this text. ${why}` });
  };

  return (
    <>
      <PillGroup name="import-format" legend="Language" items={importers} chosen={id} onChoose={choose} />
      {/* The other languages, the text and the files do not need this part. */}
      {!part && <LoadState {...loading} />}
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
        {failed?.error}
        {failed?.unknown && ' Choose below what each unknown name stands for.'}
        {shown && 'done' in shown && shown.done}
        {shown && 'note' in shown && shown.note}
        {isReading && 'Reading… The page can be used meanwhile.'}
      </div>
      <div className={controls.actions}>
        <button
          type="button"
          className={clsx(controls.button, controls.primary)}
          onClick={() => (isReading ? end() : read())}
          disabled={!format}
        >
          {isReading ? 'Stop' : 'Import'}
        </button>
        <button type="button" className={controls.button} onClick={fill} disabled={!format}>
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
      {failed?.unknown && (
        <UnknownFields
          key={failed.unknown.join(' ')}
          names={failed.unknown}
          fields={fields}
          room={mostExtraFields - extraFields.length}
          onResolved={read}
        />
      )}
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
