import type { DataEditor, DataField, DataType } from '../DataSet';

const comparisons = ['=', '!=', '<', '>', '<=', '>=', 'between', 'notBetween'];
const parts = ['contains', 'beginsWith', 'endsWith', 'doesNotContain', 'doesNotBeginWith', 'doesNotEndWith'];
const memberships = ['=', '!=', 'in', 'notIn'];

const operators: Record<DataType, readonly string[]> = {
  text: ['=', '!=', ...parts, 'in', 'notIn'],
  number: comparisons,
  boolean: ['=', '!='],
  date: comparisons,
  list: ['contains', 'doesNotContain'],
};
const editors: Record<DataType, DataEditor> = {
  text: 'text',
  number: 'number',
  boolean: 'checkbox',
  date: 'date',
  list: 'text',
};

/** Operators that suit a type, in the builder's order. */
export const operatorsOf = (type: DataType, hasValues: boolean, nullable: boolean): string[] => [
  ...(type === 'text' && hasValues ? memberships : operators[type]),
  ...(nullable ? ['null', 'notNull'] : []),
];

/** How values of a type are entered. */
export const editorOf = (type: DataType, hasValues: boolean): DataEditor => (hasValues ? 'select' : editors[type]);

/** What a schema or a column says of a field, with the operators and the editor that suit it. */
export const fieldOf = ({
  name,
  label,
  type,
  nullable,
  values,
}: Pick<DataField, 'name' | 'label' | 'type' | 'nullable' | 'values'>): DataField => ({
  name,
  label,
  type,
  operators: operatorsOf(type, values !== undefined, nullable),
  editor: editorOf(type, values !== undefined),
  ...(values && { values }),
  nullable,
});
