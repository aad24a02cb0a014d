import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    {
      id: 'years',
      combinator: 'or',
      rules: [
        { id: 'early', field: 'year', operator: '<', value: '1960' },
        { id: 'late', field: 'year', operator: '>', value: '2010' },
      ],
    },
  ],
};

const options = [
  'showCombinatorsBetweenRules',
  'showNotToggle',
  'showCloneButtons',
  'showLockButtons',
] as const;

export default function ShowOptions() {
  const [query, setQuery] = useState(initialQuery);
  const [shown, setShown] = useState<Record<string, boolean>>({});
  const switches = Object.fromEntries(
    options.map((option) => [option, shown[option] ?? false]),
  );

  return (
    <>
      <fieldset>
        <legend>Show</legend>
        {options.map((option) => (
          <label key={option} style={{ display: 'block' }}>
            <input
              type="checkbox"
              checked={switches[option]}
              onChange={(event) =>
                setShown({ ...shown, [option]: event.target.checked })
              }
            />{' '}
            {option}
          </label>
        ))}
      </fieldset>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        {...switches}
      />
    </>
  );
}
