import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { withIds } from '../../packages/query';
import type { Cell } from '../dataset/table';
import type { DataField, DataSample, DataSet } from './DataSet';

/** What the sample queries of a data set are called, in the order in which they are offered. */
const describeSamples = {
  range: (label: string) => `${label}: the middle half`,
  values: (label: string) => `${label}: the two most frequent values`,
  dates: (label: string) => `${label}: the later half`,
  yes: (label: string) => `${label}: yes`,
  prefix: (label: string) => `${label}: a common beginning`,
  missing: (label: string) => `${label}: no value`,
  items: (label: string) => `${label}: the most frequent item`,
};

/** Cells that are looked at; of a longer column, as many from all over it. */
const looked = 10_000;

type Column = { field: DataField; cells: Cell[] };

/** Cells from all over a column. */
function some(cells: readonly Cell[]): Cell[] {
  const step = Math.max(1, Math.floor(cells.length / looked));
  return Array.from({ length: Math.ceil(cells.length / step) }, (_, at) => cells[at * step] as Cell);
}

const can = ({ operators }: DataField, ...needed: string[]) => needed.every((operator) => operators.includes(operator));
const rule = ({ name }: DataField, operator: string, value: RuleType['value']): RuleType => ({
  field: name,
  operator,
  value,
});

/** The values below which a quarter, a half and three quarters of the cells are. */
function quarters<Value extends string | number>(cells: readonly Cell[], type: 'string' | 'number') {
  const sorted = cells
    .filter((cell): cell is Value => typeof cell === type)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)];
  const [low, middle, high] = [at(0.25), at(0.5), at(0.75)];
  return low === undefined || middle === undefined || high === undefined || low === high
    ? undefined
    : { low, middle, high };
}

/** Different texts of a column, the most frequent first; a value that has a comma would be two in a list. */
function frequent(cells: readonly Cell[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (typeof cell === 'string' && cell !== '' && !cell.includes(',')) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** The beginning that most texts of a column share with others. */
const prefixOf = (cells: readonly Cell[]): string | undefined => {
  const [most] = frequent(
    cells.map((cell) => (typeof cell === 'string' && cell.length > 3 ? cell.slice(0, 3).trim() : null)),
  );
  return most && most[1] > 1 && most[0].length > 1 ? most[0] : undefined;
};

/** What makes a rule of a column, if the column has what it needs. */
const makers: Record<keyof typeof describeSamples, (column: Column) => RuleType | undefined> = {
  range({ field, cells }) {
    const found = field.type === 'number' && can(field, 'between') ? quarters<number>(cells, 'number') : undefined;
    return found && rule(field, 'between', `${found.low},${found.high}`);
  },
  values({ field, cells }) {
    const [first, second, third] = field.type === 'text' && can(field, 'in') ? frequent(cells) : [];
    return first && second && third && first[1] > 1 ? rule(field, 'in', `${first[0]},${second[0]}`) : undefined;
  },
  dates({ field, cells }) {
    const found = field.type === 'date' && can(field, '>=') ? quarters<string>(cells, 'string') : undefined;
    return found && rule(field, '>=', found.middle);
  },
  yes: ({ field }) => (field.type === 'boolean' && can(field, '=') ? rule(field, '=', true) : undefined),
  prefix({ field, cells }) {
    const found = field.type === 'text' && !field.values && can(field, 'beginsWith') ? prefixOf(cells) : undefined;
    return found ? rule(field, 'beginsWith', found) : undefined;
  },
  missing: ({ field, cells }) =>
    field.nullable && can(field, 'null') && cells.some((cell) => cell !== null) ? rule(field, 'null', null) : undefined,
  items({ field, cells }) {
    const [most] =
      field.type === 'list' && can(field, 'contains')
        ? frequent(cells.flatMap((cell) => (typeof cell === 'string' ? cell.split(', ') : [])))
        : [];
    return most && rule(field, 'contains', most[0]);
  },
};

/** What a schema says is enough for a rule. */
function ruleOf(field: DataField): RuleType | undefined {
  const [value] = field.values ?? [];
  if (value !== undefined && can(field, '=')) return rule(field, '=', value);
  if (field.type === 'boolean' && can(field, '=')) return rule(field, '=', true);
  return field.nullable && can(field, 'notNull') ? rule(field, 'notNull', null) : undefined;
}

const group = (combinator: string, rules: RuleGroupType['rules']): RuleGroupType => ({ combinator, rules });

/**
 * Queries that show what can be asked of a data set: a range around the median, the two most frequent values, empty cells, the
 * beginning of texts. Every rule has an operator that its field offers, and every rule and group an `id`.
 */
export function samplesOf({ fields, table }: DataSet): DataSample[] {
  if (!table) {
    const rules = fields.flatMap((field) => ruleOf(field) ?? []).slice(0, 3);
    return rules.length > 0
      ? [{ id: 'schema', label: 'From the schema', query: withIds(group('and', rules), 'schema') }]
      : [];
  }
  const columns = fields.map((field, index) => ({ field, cells: some(table.values[index] ?? []) }));
  const single = Object.entries(makers).flatMap(([id, make]): (DataSample & { rule: RuleType })[] => {
    for (const column of columns) {
      const made = make(column);
      if (!made) continue;
      const label = describeSamples[id as keyof typeof makers](column.field.label);
      return [{ id, label, query: withIds(group('and', [made]), id), rule: made }];
    }
    return [];
  });
  const [first, ...others] = single.map((sample) => sample.rule);
  const samples = single.map(({ id, label, query }) => ({ id, label, query }));
  if (!first || others.length < 2) return samples;
  const query = group('and', [
    { ...first },
    group(
      'or',
      others.slice(0, 2).map((other) => ({ ...other })),
    ),
  ]);
  return [...samples, { id: 'together', label: 'Several conditions', query: withIds(query, 'together') }];
}
