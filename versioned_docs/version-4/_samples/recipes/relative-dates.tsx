import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const periods = [
  { name: '0', label: 'today' },
  { name: '7', label: 'last 7 days' },
  { name: '30', label: 'last 30 days' },
  { name: '365', label: 'last 365 days' },
];

const fields: Field[] = [
  {
    name: 'published',
    label: 'Published',
    operators: [
      { name: 'within', label: 'within' },
      { name: '>=', label: 'on or after' },
      { name: '<', label: 'before' },
    ],
  },
  { name: 'title', label: 'Title' },
];

const getValueEditorType = (_field: string, operator: string) =>
  operator === 'within' ? 'select' : 'text';
const getValues = (_field: string, operator: string) =>
  operator === 'within' ? periods : [];
const getInputType = (field: string) =>
  field === 'published' ? 'date' : 'text';

/** The date some days before another, as ISO text of the calendar day. */
const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Makes dates of periods, as late as possible: when the query runs. */
function resolveDates(group: RuleGroupType, now: Date): RuleGroupType {
  const resolve = (item: RuleGroupType | RuleType) => {
    if ('rules' in item) return resolveDates(item, now);
    if (item.operator !== 'within') return item;
    const first = daysBefore(now, Number(item.value));
    return {
      ...item,
      operator: 'between',
      value: [first, daysBefore(now, 0)],
    };
  };
  return { ...group, rules: group.rules.map(resolve) };
}

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'date', field: 'published', operator: 'within', value: '7' }],
};

// Fixed, so that this page shows the same each day: use new Date().
const now = new Date('2026-03-15T12:00:00Z');

export default function RelativeDates() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
        getInputType={getInputType}
        getValueEditorType={getValueEditorType}
        getValues={getValues}
        resetOnOperatorChange
      />
      <pre>{JSON.stringify(query.rules)}</pre>
      <pre>{formatQuery(resolveDates(query, now), 'sql')}</pre>
    </>
  );
}
