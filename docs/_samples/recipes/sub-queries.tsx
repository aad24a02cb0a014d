import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const castFields: Field[] = [
  { name: 'name', label: 'Name' },
  { name: 'age', label: 'Age', inputType: 'number' },
];
const fields: Field[] = [
  { name: 'title', label: 'Title' },
  {
    name: 'cast',
    label: 'Cast',
    operators: [
      { name: 'some', label: 'has a member with' },
      { name: 'none', label: 'has no member with' },
    ],
    defaultValue: { combinator: 'and', rules: [] },
  },
];

// The value of such a rule is a query of its own.
const Editor = (props: ValueEditorProps) => {
  if (props.field !== 'cast') return <ValueEditor {...props} />;
  return (
    <QueryBuilder
      fields={castFields}
      query={props.value as RuleGroupType}
      onQueryChange={(changed) => props.handleOnChange(changed)}
      disabled={props.disabled}
      enableMountQueryChange={false}
    />
  );
};

const controlElements = { valueEditor: Editor };

type Row = Record<string, unknown>;

/** Whether a row passes; only the operators of this sample. */
function matches(row: Row, { combinator, rules }: RuleGroupType): boolean {
  const passes = rules.map((item) => {
    if ('rules' in item) return matches(row, item);
    const cell = row[item.field];
    if (item.operator === '=') return String(cell) === String(item.value);
    if (item.operator === '>') return Number(cell) > Number(item.value);
    const list = Array.isArray(cell) ? (cell as Row[]) : [];
    const some = list.some((one) => matches(one, item.value));
    if (item.operator === 'some') return some;
    if (item.operator === 'none') return !some;
    throw new Error(`No test for the operator ${item.operator}`);
  });
  return combinator === 'and' ? passes.every(Boolean) : passes.some(Boolean);
}

const films = [
  { title: 'M', cast: [{ name: 'Lorre', age: 27 }] },
  { title: 'The Third Man', cast: [{ name: 'Welles', age: 34 }] },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'cast',
      field: 'cast',
      operator: 'some',
      value: {
        id: 'inner',
        combinator: 'and',
        rules: [{ id: 'age', field: 'age', operator: '>', value: '30' }],
      },
    },
  ],
};

export default function SubQueries() {
  const [query, setQuery] = useState(initialQuery);
  let found: string;
  try {
    const hits = films.filter((film) => matches(film, query));
    found = hits.map(({ title }) => title).join(', ') || 'No film';
  } catch (error) {
    found = (error as Error).message;
  }

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        controlElements={controlElements}
      />
      <p role="status">{found}</p>
    </>
  );
}
