import { useState } from 'react';
import {
  type DefaultOperatorName,
  type Field,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

type FieldName = 'title' | 'year';
type FilmRule = RuleType<FieldName, DefaultOperatorName, string>;
type FilmQuery = RuleGroupType<FilmRule, 'and' | 'or'>;

const fields: Field<FieldName>[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const start: FilmQuery = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title-rule', field: 'title', operator: 'contains', value: 'moon' },
    { id: 'year-rule', field: 'year', operator: '>', value: '1950' },
  ],
};

// A missing or misspelled name in this object is an error.
const words: Record<FieldName, string> = {
  title: 'the title',
  year: 'the year',
};

const describe = (group: FilmQuery): string =>
  group.rules
    .map((entry) => {
      if ('rules' in entry) return `(${describe(entry)})`;
      return `${words[entry.field]} ${entry.operator} ${entry.value}`;
    })
    .join(` ${group.combinator} `);

export default function OwnTypes() {
  const [query, setQuery] = useState(start);

  return (
    <>
      <QueryBuilder<FilmQuery>
        fields={fields}
        query={query}
        onQueryChange={setQuery}
      />
      <p>{describe(query)}</p>
    </>
  );
}
