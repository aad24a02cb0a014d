import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  useValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [{ name: 'year', label: 'Year', inputType: 'number' }];

const NumberBox = (props: ValueEditorProps) => {
  useValueEditor(props);
  const list = ['between', 'notBetween', 'in', 'notIn'].includes(
    props.operator,
  );
  return (
    <input
      type={list ? 'text' : 'number'}
      title={props.title}
      className={props.className}
      disabled={props.disabled}
      value={props.value}
      onChange={(event) => props.handleOnChange(event.target.value)}
    />
  );
};

const controlElements = { valueEditor: NumberBox };

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'year', operator: 'between', value: '1950,1959' },
  ],
};

export default function TrimmedList() {
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
