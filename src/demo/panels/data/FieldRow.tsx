import { operatorNames } from '@site/packages/query';
import { grouped } from '@site/src/dataset/countInWords';
import { operators as named } from '@site/src/dataset/fields';
import { type DataEditor, type DataField, type DataType, dataTypes } from '@site/src/own-data/DataSet';
import controls from '@site/src/ui/controls.module.css';
import { LazyDetails } from '@site/src/ui/LazyDetails';
import { Select } from '@site/src/ui/Select';
import { memo, useState } from 'react';
import styles from './DataPanel.module.css';
import type { Changes, LostCells } from './draft';

const typeLabels: Record<DataType, string> = {
  text: 'Text',
  number: 'Number',
  boolean: 'Yes or no',
  date: 'Date',
  list: 'List',
};
const editorLabels: Record<DataEditor, string> = {
  text: 'Text box',
  number: 'Number box',
  date: 'Date picker',
  checkbox: 'Checkbox',
  select: 'List to choose from',
  multiselect: 'List to choose several from',
  textarea: 'Large text box',
};
/** Editors that make sense for a type. */
const editors: Record<DataType, readonly DataEditor[]> = {
  text: ['text', 'textarea', 'select', 'multiselect'],
  number: ['number', 'text'],
  boolean: ['checkbox'],
  date: ['date', 'text'],
  list: ['text', 'select'],
};
const operatorLabels = new Map<string, string>(named(...operatorNames).map(({ name, label }) => [name, label]));
type Props = {
  field: DataField;
  lost: LostCells | undefined;
  /** What a guess changed of its cells. */
  changed: string | undefined;
  onType: (name: string, type: DataType) => void;
  onChange: (name: string, changes: Changes) => void;
  /** Has the cells as they are written. */
  onWritten: (name: string) => void;
};

/** What is guessed of a field, each part to be changed. */
export const FieldRow = memo(function FieldRow({ field, lost, changed, onType, onChange, onWritten }: Props) {
  const { name, label, type, editor, operators, values = [], nullable } = field;
  const change = (changes: Changes) => onChange(name, changes);
  return (
    <fieldset className={styles.field}>
      <legend className={controls.hidden}>{label}</legend>
      <label>
        <span>
          Label of <code>{name}</code>
        </span>
        <input
          className={controls.field}
          value={label}
          maxLength={100}
          onChange={({ target }) => change({ label: target.value })}
          onBlur={() => label.trim() === '' && change({ label: name })}
        />
      </label>
      <label>
        <span>Type</span>
        <Select
          value={type}
          // The texts of a column that was guessed to be another are only in what was read.
          onChoose={(next) => (changed && next === 'text' ? onWritten(name) : onType(name, next))}
          items={dataTypes.map((each) => [each, typeLabels[each]])}
        />
      </label>
      <label>
        <span>Editor</span>
        <Select
          value={editor}
          onChoose={(next) => change({ editor: next })}
          items={editors[type].map((each) => [each, editorLabels[each]])}
        />
      </label>
      <label className={styles.nullable}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={nullable}
          onChange={({ target }) => change(withNulls(field, target.checked))}
        />{' '}
        <span>Has empty cells</span>
      </label>
      <LazyDetails className={styles.folded} summary={`Operators (${operators.length})`}>
        <Operators chosen={operators} onChange={(next) => change({ operators: next })} />
      </LazyDetails>
      {(type === 'text' || type === 'list') && (
        <LazyDetails className={styles.folded} summary={`Values (${values.length || 'any'})`}>
          <Values key={values.join('\n')} values={values} onChange={(next) => change({ values: next })} />
        </LazyDetails>
      )}
      {changed && (
        <p className={styles.changed}>
          {changed}{' '}
          <button type="button" className={controls.button} onClick={() => onWritten(name)}>
            Keep {label} as it is written
          </button>
        </p>
      )}
      {lost && (
        <p role="status" className={styles.lost}>
          {grouped(lost.count)} {lost.count === 1 ? 'cell does' : 'cells do'} not fit this type and{' '}
          {lost.count === 1 ? 'is' : 'are'} empty now; the first is “{lost.value.slice(0, 60)}” in row{' '}
          {grouped(lost.row + 1)} of the data.
        </p>
      )}
    </fieldset>
  );
});

const nullOperators = ['null', 'notNull'];

/** Where cells can be empty, the builder offers to ask for that. */
const withNulls = ({ operators }: DataField, nullable: boolean): Changes => {
  const others = operators.filter((operator) => !nullOperators.includes(operator));
  return { nullable, operators: nullable ? [...others, ...nullOperators] : others.length > 0 ? others : ['='] };
};

type OperatorsProps = { chosen: readonly string[]; onChange: (next: string[]) => void };

/** Which operators the builder offers; one stays. */
function Operators({ chosen, onChange }: OperatorsProps) {
  return (
    <div className={styles.operators}>
      {[...operatorLabels].map(([name, label]) => (
        <label key={name}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={chosen.includes(name)}
            disabled={chosen.length === 1 && chosen[0] === name}
            onChange={({ target }) =>
              // In the builder's order.
              onChange(
                [...operatorLabels.keys()].filter((each) => (each === name ? target.checked : chosen.includes(each))),
              )
            }
          />{' '}
          {label}
        </label>
      ))}
    </div>
  );
}

/** What there is to choose from, a line each; taken over when the visitor leaves it. */
function Values({ values, onChange }: { values: readonly string[]; onChange: (next: string[]) => void }) {
  const [text, setText] = useState(values.join('\n'));
  const lines = text.split('\n').map((line) => line.trim());
  return (
    <label>
      <span>One value a line</span>
      <textarea
        className={controls.field}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onChange([...new Set(lines.filter(Boolean))].slice(0, 200).map((line) => line.slice(0, 200)))}
      />
    </label>
  );
}
