import { LiveCode } from '@site/src/components/LiveCode';
import { useState } from 'react';
import { type Field, formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { namedControls } from '../namedControls';
import { useKeptFocus } from '../useKeptFocus';
import styles from './styles.module.css';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  {
    name: 'country',
    label: 'Country',
    valueEditorType: 'select',
    values: ['Brazil', 'Canada', 'Japan', 'Kenya'].map((name) => ({ name, label: name })),
  },
  { name: 'age', label: 'Age', inputType: 'number' },
  {
    name: 'plan',
    label: 'Plan',
    valueEditorType: 'select',
    values: ['free', 'team', 'business'].map((name) => ({ name, label: name })),
  },
  { name: 'email', label: 'Email' },
];

/** Ids are fixed, so that the server and the browser render the same. */
const initialQuery: RuleGroupType = {
  id: 'home',
  combinator: 'and',
  rules: [
    { id: 'country', field: 'country', operator: '=', valueSource: 'value', value: 'Japan' },
    {
      id: 'either',
      combinator: 'or',
      rules: [
        { id: 'age', field: 'age', operator: '>=', valueSource: 'value', value: '18' },
        { id: 'plan', field: 'plan', operator: '=', valueSource: 'value', value: 'business' },
      ],
    },
  ],
};

/** A live builder with its SQL beside it. */
export function HomeBuilder() {
  const [query, setQuery] = useState(initialQuery);
  const keptFocus = useKeptFocus(query);
  return (
    <section className={styles.builder} aria-label="A live query builder">
      <div {...keptFocus} data-release="5" className={styles.live}>
        <QueryBuilder
          controlElements={namedControls}
          fields={fields}
          query={query}
          onQueryChange={(changed) => setQuery(changed)}
          controlClassnames={{ queryBuilder: 'queryBuilder-branches' }}
        />
      </div>
      <LiveCode
        code={formatQuery(query, { format: 'sql', parseNumbers: true })
          .replaceAll(' and ', '\n  and ')
          .replaceAll(' or ', '\n   or ')}
        language="sql"
        label="The query as SQL"
      />
    </section>
  );
}
