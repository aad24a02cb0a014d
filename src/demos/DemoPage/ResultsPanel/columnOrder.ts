import type { Column } from '@site/src/dataset/table';
import type { RuleGroupTypeAny } from 'react-querybuilder';

type Part = RuleGroupTypeAny['rules'][number];

/** Fields that the rules of a query name, in their order. */
function fieldsIn(part: Part | RuleGroupTypeAny): string[] {
  if (typeof part === 'string') return [];
  if ('rules' in part) return (part.rules as Part[]).flatMap(fieldsIn);
  return part.valueSource === 'field' ? [part.field, String(part.value)] : [part.field];
}

/** Columns as a visitor wants to see them: the first, which names the row, then those of the query, then the others. */
export function columnOrder(columns: Column[], query: RuleGroupTypeAny): Column[] {
  const first = [...columns.slice(0, 1).map(({ name }) => name), ...fieldsIn(query)];
  const known = new Map(columns.map((column) => [column.name, column]));
  const names = new Set([...first, ...known.keys()].filter((name) => known.has(name)));
  return [...names].map((name) => known.get(name) as Column);
}
