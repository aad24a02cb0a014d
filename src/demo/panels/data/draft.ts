import type { DataField, DataSet, DataType } from '@site/src/own-data/DataSet';
import type { FieldProps } from '@site/src/own-data/fieldProps';
import { retype } from '@site/src/own-data/retype';

/** Cells that a type does not fit: how many, and the first of them. */
export type LostCells = { count: number; row: number; value: string };

/** A data set that a visitor is about to use, with the guesses that were changed. */
export type Draft = {
  /** As it was read. */
  original: DataSet;
  set: DataSet;
  /** By the name of the field. */
  lost: Readonly<Record<string, LostCells>>;
};

/** What can be changed of a field beside its type. */
export type Changes = Partial<Pick<DataField, 'label' | 'editor' | 'operators' | 'values' | 'nullable'>>;

export const draftOf = (set: DataSet): Draft => ({ original: set, set, lost: {} });

const without = <Value>(all: Readonly<Record<string, Value>>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));

/** Another type for a field: its column anew from what was read, with the operators and the editor that suit the type. */
export function withType({ original, set, lost }: Draft, name: string, type: DataType): Draft {
  const at = set.fields.findIndex((field) => field.name === name);
  const before = set.fields[at] as DataField;
  const changed = retype(original, name, type);
  const field = { ...(changed.set.fields[at] as DataField), label: before.label };
  const { table } = set;
  const own = changed.set.table;
  const made: DataSet = {
    ...set,
    fields: set.fields.with(at, field),
    ...(table &&
      own && {
        table: {
          columns: table.columns.with(at, own.columns[at] as (typeof own.columns)[number]),
          values: table.values.with(at, own.values[at] as (typeof own.values)[number]),
        },
      }),
  };
  const { firstLost } = changed;
  const others = without(lost, name);
  return {
    original,
    set: made,
    lost: firstLost ? { ...others, [name]: { count: changed.lost, ...firstLost } } : others,
  };
}

/** What a visitor's own field says beside what has been changed here. */
function withoutChanged(props: FieldProps, changes: Changes): FieldProps {
  const gone = [
    ...(changes.editor ? ['inputType', 'valueEditorType'] : []),
    ...(changes.operators ? ['operators', 'defaultOperator'] : []),
    ...(changes.values ? ['values'] : []),
  ];
  return Object.fromEntries(Object.entries(props).filter(([name]) => !gone.includes(name)));
}

/** Other words, operators or an editor for a field. A list to choose from that has become empty is none. */
export function withChanges(draft: Draft, name: string, { values, ...changes }: Changes): Draft {
  const fields = draft.set.fields.map((field) => {
    if (field.name !== name) return field;
    const { values: before, ...rest } = field;
    const listed = values ?? before;
    const props = field.props && withoutChanged(field.props, { ...changes, ...(values && { values }) });
    return { ...rest, ...changes, ...(listed && listed.length > 0 && { values: listed }), ...(props && { props }) };
  });
  return { ...draft, set: { ...draft.set, fields } };
}
