import { useState } from 'react';
import {
  type Field,
  isRuleGroupType,
  isRuleOrGroupValid,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
  type ValidationMap,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'director', label: 'Director' },
];

// highlight-start
const validator = (query: RuleGroupType): ValidationMap => {
  const results: ValidationMap = {};
  const visit = (item: RuleType | RuleGroupType) => {
    const valid = 'rules' in item ? item.rules.length > 0 : item.value !== '';
    if (item.id) results[item.id] = valid;
    if ('rules' in item) item.rules.forEach(visit);
  };
  visit(query);
  return results;
};
// highlight-end

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'director', field: 'director', operator: '=', value: '' }],
};

export default function Save() {
  const [query, setQuery] = useState(initialQuery);
  const [saved, setSaved] = useState('');
  // highlight-start
  const valid = Object.values(validator(query)).every((result) =>
    isRuleOrGroupValid(query, result),
  );
  // highlight-end

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={setQuery}
        validator={(any) => isRuleGroupType(any) && validator(any)}
      />
      <p>
        <button
          type="button"
          disabled={!valid}
          onClick={() => setSaved(`Saved ${query.rules.length} rule(s).`)}
        >
          Save
        </button>{' '}
        <span role="status">{valid ? saved : 'Every rule needs a value.'}</span>
      </p>
    </>
  );
}
