import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const title: Field = { name: 'title', label: 'Title' };
const tables: Record<string, Field[]> = {
  Films: [title, { name: 'year', label: 'Year', inputType: 'number' }],
  Songs: [title, { name: 'singer', label: 'Singer' }],
};

/** The query without rules whose field is gone, and groups left empty. */
function keepKnown(group: RuleGroupType, fields: Field[]): RuleGroupType {
  const names = new Set(fields.map(({ name }) => name));
  const rules = group.rules.flatMap((item): typeof group.rules => {
    if (!('rules' in item)) return names.has(item.field) ? [item] : [];
    const kept = keepKnown(item, fields);
    return kept.rules.length > 0 ? [kept] : [];
  });
  return { ...group, rules };
}

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};

export default function FieldsAtRunTime() {
  const [table, setTable] = useState('Films');
  const [query, setQuery] = useState(initialQuery);
  const fields = tables[table] ?? [];

  const choose = (name: string) => {
    setTable(name);
    // In the same event, so that no render has rules without a field.
    setQuery(keepKnown(query, tables[name] ?? []));
  };

  return (
    <>
      <p>
        <label>
          Table{' '}
          <select value={table} onChange={(e) => choose(e.target.value)}>
            {Object.keys(tables).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(changed) => setQuery(changed)}
      />
    </>
  );
}
