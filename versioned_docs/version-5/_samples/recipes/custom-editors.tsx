import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const day = 'YYYY-MM-DD';

// The query holds text, the picker a dayjs object: convert on both ways.
const DateEditor = ({ value, handleOnChange, disabled }: ValueEditorProps) => (
  <DatePicker
    aria-label="Date"
    value={value ? dayjs(value) : null}
    onChange={(date) => handleOnChange(date ? date.format(day) : '')}
    disabled={disabled}
  />
);

// The query holds a list; 'in' is exported as one.
const TagsEditor = (props: ValueEditorProps) => {
  const { value, handleOnChange, values, disabled } = props;
  const options = (values ?? []).flatMap((one) =>
    'name' in one ? { value: one.name, label: one.label } : [],
  );
  return (
    <Select
      aria-label="Tags"
      mode="multiple"
      style={{ minWidth: 160 }}
      value={Array.isArray(value) ? value : []}
      options={options}
      onChange={handleOnChange}
      disabled={disabled}
    />
  );
};

const Editor = (props: ValueEditorProps) => {
  if (/null$/i.test(props.operator)) return null;
  const editor = props.fieldData?.editor;
  if (editor === 'date') return <DateEditor {...props} />;
  if (editor === 'tags') return <TagsEditor {...props} />;
  return <ValueEditor {...props} />;
};

const controlElements = { valueEditor: Editor };

const fields: Field[] = [
  {
    name: 'published',
    label: 'Published',
    editor: 'date',
    operators: [
      { name: '<', label: 'before' },
      { name: '>=', label: 'on or after' },
    ],
  },
  {
    name: 'genre',
    label: 'Genre',
    editor: 'tags',
    defaultValue: [],
    operators: [{ name: 'in', label: 'is one of' }],
    values: ['Comedy', 'Crime', 'Drama'].map((name) => ({ name, label: name })),
  },
  { name: 'title', label: 'Title' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'date', field: 'published', operator: '>=', value: '1950-01-01' },
    { id: 'genre', field: 'genre', operator: 'in', value: ['Drama'] },
  ],
};

export default function CustomEditors() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
