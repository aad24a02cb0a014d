import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type QueryValidator,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type ValidationMap,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'director', label: 'Director' },
];

// highlight-start
const validator: QueryValidator = (query) => {
  const results: ValidationMap = {};
  const visit = (group: RuleGroupTypeAny) => {
    if (group.id) {
      const valid = group.rules.length > 0;
      results[group.id] = { valid, reasons: valid ? [] : ['A group is empty'] };
    }
    for (const rule of group.rules) {
      if (typeof rule === 'string') continue;
      if ('rules' in rule) visit(rule);
      else if (rule.id) {
        const valid = rule.value !== '';
        results[rule.id] = {
          valid,
          reasons: valid ? [] : [`${rule.field} has no value`],
          // highlight-end
        };
      }
    }
  };
  visit(query);
  return results;
};

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: 'Metropolis' },
    { id: 'director', field: 'director', operator: '=', value: '' },
    { id: 'empty', combinator: 'or', rules: [] },
  ],
};

export default function Validated() {
  const [query, setQuery] = useState(initialQuery);
  const results = Object.values(validator(query));
  const reasons = results.flatMap((result) =>
    typeof result === 'object' ? (result.reasons ?? []) : [],
  );

  return (
    <>
      {/* The shipped stylesheet has no rule for this class. */}
      <style>
        {'.checked .queryBuilder-invalid{outline:2px dashed #dc143c}'}
      </style>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        validator={validator}
        controlClassnames={{ queryBuilder: 'checked' }}
      />
      <p role="status">{reasons.join('. ') || 'The query is valid'}.</p>
    </>
  );
}
