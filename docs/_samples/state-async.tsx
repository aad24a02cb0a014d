import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import { useAsyncOptionList } from 'react-querybuilder/async';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'genre', label: 'Genre', valueEditorType: 'select', values: [] },
  { name: 'country', label: 'Country', valueEditorType: 'select', values: [] },
];

const answers: Record<string, string[]> = {
  genre: ['Comedy', 'Crime', 'Drama'],
  country: ['France', 'Japan'],
};

// Stands for a request to a server.
const loadOptionList = async (
  _value: unknown,
  { ruleOrGroup }: { ruleOrGroup?: object },
) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const field =
    ruleOrGroup && 'field' in ruleOrGroup ? String(ruleOrGroup.field) : '';
  const names = answers[field] ?? [];
  return [
    { name: '', label: 'Choose' },
    ...names.map((name) => ({ name, label: name })),
  ];
};

// highlight-start
const LoadingEditor = (props: ValueEditorProps) => {
  const { isLoading, errors, ...rest } = useAsyncOptionList(props, {
    getCacheKey: 'field',
    loadOptionList,
  });
  return (
    <>
      <ValueEditor {...rest} disabled={props.disabled || isLoading} />
      {isLoading && <small>Loading …</small>}
      {errors && <small role="alert">{errors}</small>}
    </>
  );
};

const controlElements = { valueEditor: LoadingEditor };
// highlight-end

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'genre', field: 'genre', operator: '=', value: '' }],
};

export default function AsyncValues() {
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
