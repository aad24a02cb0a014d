import { counted } from '@site/src/dataset/countInWords';
import type { DataSet } from '@site/src/own-data/DataSet';
import { canShareRows } from '@site/src/own-data/dataSetSchema';
import { freeName } from '@site/src/own-data/freeName';
import { musicians } from '@site/src/own-data/musicians';
import type { Choice } from '@site/src/own-data/read/Reader';
import type { Read } from '@site/src/own-data/read/readInput';
import { samplesOf } from '@site/src/own-data/samples';
import { savedNames } from '@site/src/own-data/saved/saved';
import { withRowsOf } from '@site/src/own-data/withRowsOf';
import { announce } from '@site/src/ui/announce';
import controls from '@site/src/ui/controls.module.css';
import { rowCount } from '@site/src/ui/rowCount';
import clsx from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { askOnUse } from '../../run/runIntent';
import { hasRows } from '../../run/tableOf';
import { sampleQuery } from '../../samples/sampleQuery';
import { demoStore, useDemo } from '../../store/state';
import { Choices } from './Choices';
import { DataInput } from './DataInput';
import styles from './DataPanel.module.css';
import { type Draft, draftOf } from './draft';
import { FieldsAsCode } from './FieldsAsCode';
import { FieldsTable } from './FieldsTable';
import { FirstRows } from './FirstRows';
import { Problems } from './Problems';
import { queryFor, queryWith } from './queryFor';
import { ReadingState } from './ReadingState';
import { SavedSets } from './SavedSets';
import { type Source, useReading } from './useReading';

type Told = Pick<Read, 'problems' | 'problemCount'> & Partial<Pick<Read, 'format' | 'lists' | 'changes'>>;
const nothing: Told = { problems: [], problemCount: 0 };

const sizeOf = ({ fields, table }: DataSet) =>
  `${table ? `${rowCount(table.values[0]?.length ?? 0)}, ` : 'no rows, '}${counted(fields.length, 'field')}`;

/** A visitor's own table in the place of the movies: what is read of it, what is guessed of its fields, and its use. */
export default function DataPanel() {
  const { data } = useDemo();
  const [draft, setDraft] = useState<Draft | undefined>(() => data && draftOf(data));
  const [told, setTold] = useState<Told>(nothing);
  /** Where the draft came from, unless it was saved or is one of this site. */
  const [source, setSource] = useState<Source>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** How often a set was opened; its heading is where the visitor goes on. */
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    if (opened > 0) heading.current?.focus();
  }, [opened]);
  const open = useCallback((set: DataSet, read: Told = nothing, from?: Source) => {
    const now = demoStore.get().data;
    // The rows of a link's fields, if it is that table.
    const same = now && !now.table ? withRowsOf(now, set) : undefined;
    setDraft(draftOf(same ?? set));
    setTold(read);
    setSource(from);
    setOpened((count) => count + 1);
  }, []);
  const use = useCallback(({ set: chosen, original }: Draft, query?: RuleGroupTypeAny) => {
    const name = chosen.name.trim() || original.name;
    const set = { ...chosen, name, samples: samplesOf(chosen) };
    setDraft((now) => now && { ...now, set });
    askOnUse();
    demoStore.setData(set, query ?? queryFor(set, demoStore.get().query));
    announce(`The demo is about ${set.name} now`);
  }, []);
  const onRead = useCallback(
    async ({ set: found, query, ...read }: Read, from: Source) => {
      // A browser that stores nothing has no names that could be taken.
      const taken = await savedNames().catch(() => []);
      const set = { ...found, name: freeName(found.name, taken) };
      if (read.format !== 'fields') {
        open(set, read, from);
        announce(`Read: ${sizeOf(set)}`);
        return;
      }
      // Nothing of them is a guess, so they are used at once; undo takes that back.
      const checked = queryWith(query, set, demoStore.get().release);
      const problems = checked.problem ? [checked.problem, ...read.problems] : read.problems;
      open(set, { problems, problemCount: read.problemCount + problems.length - read.problems.length });
      use(draftOf(set), checked.query);
    },
    [open, use],
  );
  const { reading, read, cancel } = useReading(onRead);
  const again = (choice: Choice) => source && read(source.input, choice);
  const keepWritten = (name: string) =>
    again({ ...source?.choice, asWritten: [...(source?.choice.asWritten ?? []), name] });
  const share = (sharesRows: boolean) => {
    if (!draft) return;
    const set = { ...draft.set, sharesRows };
    setDraft({ ...draft, set });
    if (draft.set === data) demoStore.setData(set, demoStore.get().query);
  };
  const leave = () => {
    demoStore.setData(undefined, sampleQuery);
    announce('The demo is about the movies again');
  };
  return (
    <>
      {data && (
        <div className={styles.onShow}>
          <p>
            On show: <b>{data.name}</b> ({sizeOf(data)}).
            {!hasRows({ data }) &&
              ' This page has its fields and no rows. Open or paste the rows here to run the query.'}
          </p>
          <button type="button" className={controls.button} onClick={leave}>
            Back to the movies
          </button>
        </div>
      )}
      <DataInput read={read} />
      <p className={controls.actions}>
        Or open a table of this site:{' '}
        <button type="button" className={controls.button} onClick={() => open(musicians)}>
          Musicians
        </button>
      </p>
      <SavedSets
        set={draft?.set}
        onName={(name) => setDraft((now) => now && { ...now, set: { ...now.set, name } })}
        onOpen={open}
      />
      <ReadingState reading={reading} read={read} cancel={cancel} keeps={data !== undefined} />
      {draft && (
        <section aria-labelledby="data-heading">
          <h3 id="data-heading" ref={heading} tabIndex={-1} className={styles.heading}>
            {draft.set.name}: {sizeOf(draft.set)}
          </h3>
          <Problems listed={told.problems} count={told.problemCount} />
          {source && told.format && <Choices source={source} read={{ ...told, format: told.format }} again={again} />}
          <div className={controls.actions}>
            <button
              type="button"
              className={clsx(controls.button, controls.primary)}
              aria-disabled={draft.set === data}
              onClick={() => draft.set !== data && use(draft)}
            >
              {draft.set === data ? 'In use' : data ? 'Use it like this' : 'Use this data'}
            </button>
          </div>
          {canShareRows(draft.set) && (
            <label className={styles.shares}>
              <input
                type="checkbox"
                className={controls.checkbox}
                checked={draft.set.sharesRows === true}
                onChange={({ target }) => share(target.checked)}
              />{' '}
              Links and files carry the rows, too
            </label>
          )}
          <FirstRows set={draft.set} />
          <h4 className={styles.heading}>Fields</h4>
          <p className={controls.note}>
            {draft.set.fields.some(({ props }) => props)
              ? 'These are your fields. What you change here is in the builder when you use it.'
              : 'These are guesses from the data. Change what is wrong; undo takes the use back.'}
          </p>
          <FieldsTable draft={draft} onDraft={setDraft} changes={told.changes} keepWritten={keepWritten} />
          <h4 className={styles.heading}>Take it with you</h4>
          <FieldsAsCode fields={draft.set.fields} />
        </section>
      )}
    </>
  );
}
