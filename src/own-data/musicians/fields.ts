import type { DataField } from '../DataSet';
import { fieldOf } from '../infer/fieldOf';
import { instruments } from './words';

const kinds = instruments.split(',');
type Own = Pick<DataField, 'name' | 'label' | 'type'> & Partial<Pick<DataField, 'values' | 'nullable' | 'editor'>>;

const made = ({ values, nullable = false, editor, ...own }: Own): DataField => {
  const field = fieldOf({ ...own, nullable, ...(values && { values }) });
  return editor ? { ...field, editor } : field;
};
const text = (name: string, label: string, more: Partial<Own> = {}) => made({ name, label, type: 'text', ...more });

/** Times and months are texts, in whose order they also come one after the other. */
const inOrder = (field: DataField): DataField => ({
  ...field,
  operators: ['=', '!=', '<', '>', '<=', '>=', 'between', 'notBetween', 'beginsWith', 'null', 'notNull'],
});

/** The fields of the demos of react-querybuilder.js.org by their names; the labels are ours. */
export const musicianFields: readonly DataField[] = [
  text('firstName', 'First name'),
  text('lastName', 'Last name'),
  made({ name: 'enrolled', label: 'Enrolled', type: 'boolean' }),
  made({ name: 'age', label: 'Age', type: 'number' }),
  made({ name: 'isMusician', label: 'Is a musician', type: 'boolean' }),
  text('instrument', 'Instrument', { values: kinds, nullable: true }),
  text('alsoPlays', 'Also plays', { values: kinds, nullable: true }),
  text('gender', 'Gender', { values: ['F', 'M', 'O'] }),
  made({ name: 'birthdate', label: 'Birth date', type: 'date' }),
  inOrder(text('birthMonth', 'Birth month')),
  inOrder(text('birthTime', 'Birth time', { nullable: true })),
  made({ name: 'height', label: 'Height (cm)', type: 'number', nullable: true }),
  text('job', 'Job', { nullable: true }),
  text('description', 'Description', { editor: 'textarea' }),
  inOrder(text('datetime', 'Next show', { nullable: true })),
  inOrder(text('alarm', 'Alarm', { nullable: true })),
  text('groupedField1', 'Grouped field 1'),
  text('groupedField2', 'Grouped field 2'),
  text('groupedField3', 'Grouped field 3'),
  text('groupedField4', 'Grouped field 4'),
];
