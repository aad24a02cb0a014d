import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const examples: Record<string, string> = {
  number: '42',
  range: '42',
  date: '2024-02-29',
  time: '13:30',
  'datetime-local': '2024-02-29T13:30',
  month: '2024-02',
  color: '#336699',
  email: 'ada@example.org',
};
// highlight-start
const inputTypes = Object.keys(examples);

const fields: Field[] = inputTypes.map((inputType) => ({
  name: inputType,
  label: inputType,
  inputType,
  defaultValue: examples[inputType],
  // Two of these change the editor: `in` makes it a text box, `null` takes it
  // away.
  operators: ['=', 'in', 'null'].map((name) => ({ name, label: name })),
}));
// highlight-end

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: inputTypes.map((name) => ({
    id: name,
    field: name,
    operator: '=',
    value: examples[name],
  })),
};

export default function InputTypes() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      <pre>
        {query.rules
          .map((rule) =>
            'field' in rule
              ? `${rule.field.padEnd(14)} ${JSON.stringify(rule.value)}`
              : '',
          )
          .join('\n')}
      </pre>
    </>
  );
}
