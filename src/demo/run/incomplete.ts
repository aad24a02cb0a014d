import { isGroup, itemAt, mapItems, type Place, pathOf, type Rule, walk, withoutItem } from '@site/packages/query';
import { grouped } from '@site/src/dataset/countInWords';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { placeholder } from '@site/src/query/placeholder';
import type { RuleGroupTypeAny, ValidationMap } from 'react-querybuilder';
import { validateQuery } from '../builder/validateQuery';
import { nameOf } from '../page/editWords';
import type { DemoRelease } from '../releases/DemoRelease';

/** What a rule or group does to the result by itself, as the chosen format has it. */
export type EffectAlone = 'left out' | 'no answer' | { rows: Uint32Array; of: number };

/**
 * The first rule without its value, or group without a rule, that exports take as it is: neither muted nor a placeholder.
 * @param query with ids
 */
export function firstIncomplete(query: RuleGroupTypeAny): Place | undefined {
  const problems = validateQuery(query) as ValidationMap;
  const muted = new Set<unknown>();
  for (const place of walk(query)) {
    const { item, parent } = place;
    if ((item as { muted?: boolean }).muted || muted.has(parent)) muted.add(item);
    else if (parent && problems[item.id ?? ''] && !isPlaceholder(item)) return place;
  }
  return undefined;
}

const isPlaceholder = (item: Place['item']) =>
  !isGroup(item) && (item.field === placeholder || item.operator === placeholder);

/**
 * The query with a rule or group that stays in it and is left out of exports, by what the release has for that; without a
 * group where it has nothing for groups.
 */
export function withLeftOut(query: RuleGroupTypeAny, id: string, { change, groups }: DemoRelease['leaveOut']) {
  const path = pathOf(query, id) ?? [];
  const found = itemAt(query, path);
  if (found && isGroup(found) && !groups) return withoutItem(query, path);
  return mapItems(query, (item) => (item.id === id ? { ...item, ...change } : item));
}

type Words = {
  place: Place;
  query: RuleGroupTypeAny;
  /** Nothing while it is not known. */
  alone?: EffectAlone | undefined;
  table: PackedTable;
  /** What the format, the rule's field and the rows of the table are called. */
  names: { format: string; field: string; rows: string };
};

/** What a rule or group lacks, and what that does to the result. */
export function incompleteWords({ place, query, alone, table, names }: Words): string {
  const { item } = place;
  const lack = `${nameOf(query, place)} ${isGroup(item) ? 'has no rule yet' : lackOf(item)}`;
  if (alone === undefined) return `${lack}.`;
  if (alone === 'left out') return `${lack}: ${names.format} leaves it out.`;
  if (alone === 'no answer') return `${lack}: as it stands, there is no answer in ${names.format}.`;
  const { rows, of } = alone;
  const all = `${grouped(of)} ${names.rows}`;
  if (!isGroup(item) && isOnlyEmpty(item, rows, table))
    return `${lack}: as it stands, it selects only ${names.rows} whose ${names.field} is an empty text, ${grouped(rows.length)} of ${grouped(of)}.`;
  if (rows.length === of) return `${lack}: as it stands, it selects all ${all}.`;
  return `${lack}: as it stands, it selects ${rows.length === 0 ? 'none' : grouped(rows.length)} of ${all}.`;
}

const lackOf = ({ value }: Rule) =>
  Array.isArray(value) && value.some((part) => part !== '') ? 'lacks one of its two values' : 'has no value yet';

/** Whether a rule asks for an empty text, and nothing but that was selected. */
function isOnlyEmpty({ field, operator, valueSource }: Rule, rows: Uint32Array, table: PackedTable): boolean {
  const column = table.columns.findIndex(({ name, type }) => name === field && type === 'text');
  if (column < 0 || operator !== '=' || valueSource === 'field') return false;
  return rows.every((row) => table.values[column]?.[row] === '');
}
