import type { DataType } from '@site/src/own-data/DataSet';
import { type Dispatch, type SetStateAction, useCallback, useRef } from 'react';
import { type Changes, type Draft, withChanges, withType } from './draft';
import { FieldRow } from './FieldRow';

type Props = {
  draft: Draft;
  onDraft: Dispatch<SetStateAction<Draft | undefined>>;
  /** By the name of a field, what a guess changed of its cells. */
  changes?: Readonly<Record<string, string>> | undefined;
  keepWritten: (name: string) => void;
};

/** Every field of a set, with what was guessed of it. */
export function FieldsTable({ draft, onDraft, changes = {}, keepWritten }: Props) {
  const keep = useRef(keepWritten);
  keep.current = keepWritten;
  const onWritten = useCallback((name: string) => keep.current(name), []);
  const onType = useCallback(
    (name: string, type: DataType) => onDraft((now) => now && withType(now, name, type)),
    [onDraft],
  );
  const onChange = useCallback(
    (name: string, changes: Changes) => onDraft((now) => now && withChanges(now, name, changes)),
    [onDraft],
  );
  return (
    <div>
      {draft.set.fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          lost={draft.lost[field.name]}
          changed={changes[field.name]}
          onType={onType}
          onChange={onChange}
          onWritten={onWritten}
        />
      ))}
    </div>
  );
}
