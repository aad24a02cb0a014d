import { rulesOf } from '@site/packages/query';
import { nameColumn } from '@site/src/dataset/nameColumn';
import type { Column } from '@site/src/dataset/table';
import type { RuleGroupTypeAny } from 'react-querybuilder';

/** Fields that the rules of a query name, in their order. */
const fieldsIn = (query: RuleGroupTypeAny): string[] =>
  rulesOf(query).flatMap(({ field, value, valueSource }) =>
    valueSource === 'field' ? [field, String(value)] : [field],
  );

/** Columns as a visitor wants to see them: the one that names the row, then those of the query, then the others. */
export function columnOrder(columns: Column[], query: RuleGroupTypeAny): Column[] {
  const first = [
    ...columns
      .slice(nameColumn(columns))
      .slice(0, 1)
      .map(({ name }) => name),
    ...fieldsIn(query),
  ];
  const known = new Map(columns.map((column) => [column.name, column]));
  const names = new Set([...first, ...known.keys()].filter((name) => known.has(name)));
  return [...names].map((name) => known.get(name) as Column);
}
