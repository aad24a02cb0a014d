import { type ComponentType, useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const Percent = (props: ValueEditorProps) => (
  <span>
    <ValueEditor {...props} inputType="number" /> %
  </span>
);

const YesNo = ({
  value,
  handleOnChange,
  title,
  className,
  disabled,
}: ValueEditorProps) => (
  <button
    type="button"
    title={title}
    className={className}
    disabled={disabled}
    aria-pressed={!!value}
    onClick={() => handleOnChange(!value)}
  >
    {value ? 'Yes' : 'No'}
  </button>
);

// highlight-start
const editors: Record<string, ComponentType<ValueEditorProps>> = {
  percent: Percent,
  yesNo: YesNo,
};

// `editor` is a property of our own: a field may carry any.
const ByKind = (props: ValueEditorProps) => {
  const Editor = editors[String(props.fieldData.editor)] ?? ValueEditor;
  return <Editor {...props} />;
};

const controlElements = { valueEditor: ByKind };
// highlight-end

const fields: Field[] = [
  { name: 'discount', label: 'Discount', editor: 'percent' },
  {
    name: 'subtitled',
    label: 'Subtitled',
    editor: 'yesNo',
    defaultValue: false,
  },
  { name: 'title', label: 'Title' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'discount', field: 'discount', operator: '>', value: '10' },
    { id: 'subtitled', field: 'subtitled', operator: '=', value: true },
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
  ],
};

export default function Registry() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={setQuery}
      controlElements={controlElements}
    />
  );
}
