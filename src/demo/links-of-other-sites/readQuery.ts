import { combinatorNames, type Group, type Item, inShape, listOf, type Rule } from '@site/packages/query';
import { columnName } from '@site/src/dataset/columnName';
import { mostFields } from '@site/src/own-data/fieldProps';
import { musicianFields } from '@site/src/own-data/musicians/fields';
import { excerpt } from '@site/src/own-data/problems';
import { placeholder } from '@site/src/query/placeholder';
import { bounds, knownOperators } from '@site/src/query/schema';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { DamagedLink } from './DamagedLink';

/** What a query asks of a field. */
export type FieldUse = { operators: Set<string>; values: unknown[] };

/** What was read of a query. */
export type LinkQuery = {
  query: RuleGroupTypeAny;
  /** Every field that it names. */
  uses: Map<string, FieldUse>;
  /** What was left out, in words, and of how many rules. */
  left: Map<string, number>;
  /** Combinators that became `and`. */
  replaced: Set<string>;
  /** Whether it has what release 5 had not. */
  isLater: boolean;
};

type Raw = Record<string, unknown>;
const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isGroup = (value: Raw): value is Raw & { rules: unknown[] } => Array.isArray(value.rules);

/** A single value; nothing for what this demo does not have. Whole numbers keep all their digits, as a text if need be. */
function scalarIn(value: unknown): string | number | boolean | null | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.length <= bounds.text ? value : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (!isObject(value) || typeof value.$bigint !== 'string' || !/^-?\d{1,1000}$/.test(value.$bigint)) return undefined;
  const number = Number(value.$bigint);
  return Number.isSafeInteger(number) ? number : value.$bigint;
}

function valueIn(value: unknown): unknown {
  if (!Array.isArray(value)) return value === undefined ? '' : scalarIn(value);
  if (value.length > bounds.list) return undefined;
  const items = value.map(scalarIn);
  return items.includes(undefined) ? undefined : items;
}

const hasBigInt = (value: unknown) => [value].flat().some((item) => isObject(item) && '$bigint' in item);

/**
 * Reads a query that anybody may have written, in either shape, for a builder on the musicians: rules that this demo
 * cannot hold are left out, and everything else stays.
 * @throws {DamagedLink} when it is no query, or larger than this demo's queries can be
 */
export function readQuery(input: unknown): LinkQuery {
  if (!isObject(input) || !isGroup(input)) throw new DamagedLink('its query has no list of rules');
  const uses: LinkQuery['uses'] = new Map();
  const left: LinkQuery['left'] = new Map();
  const replaced = new Set<string>();
  /** SQL takes capital letters for small ones: of two such names the second has no column. */
  const spelled = new Map(musicianFields.map(({ name }) => [name.toLowerCase(), name]));
  let isLater = false;
  let items = 0;

  const leave = (reason: string) => {
    left.set(reason, (left.get(reason) ?? 0) + 1);
    return undefined;
  };
  const isField = (name: string) =>
    name === placeholder ||
    spelled.get(name.toLowerCase()) === name ||
    (spelled.size < mostFields && !spelled.has(name.toLowerCase()) && v.is(columnName, name));
  const use = (name: string): FieldUse => {
    const known = uses.get(name) ?? { operators: new Set(), values: [] };
    spelled.set(name.toLowerCase(), name);
    uses.set(name, known);
    return known;
  };
  const flagsOf = ({ disabled, muted }: Raw) => {
    isLater ||= muted !== undefined;
    return { ...(disabled === true && { disabled }), ...(muted === true && { muted }) };
  };
  const combinatorOf = (combinator: unknown): string => {
    if (combinator === undefined || combinatorNames.includes(combinator as string))
      return (combinator as string) ?? 'and';
    replaced.add(excerpt(String(combinator)));
    return 'and';
  };

  const ruleOf = (raw: unknown): Rule | undefined => {
    if (!isObject(raw)) return leave('something that is no rule');
    const { field, operator, valueSource } = raw;
    isLater ||= raw.match !== undefined || hasBigInt(raw.value);
    if (typeof field !== 'string' || typeof operator !== 'string')
      return leave('a rule without a field or an operator');
    if (!isField(field)) return leave(`the field ${excerpt(field)}`);
    if (raw.match !== undefined) return leave(`the match mode on ${excerpt(field)}`);
    if (!knownOperators.includes(operator)) return leave(`the operator ${excerpt(operator)}`);
    if (valueSource !== undefined && valueSource !== 'value' && valueSource !== 'field')
      return leave(`a value of the source ${excerpt(String(valueSource))}`);
    const value = valueIn(raw.value);
    if (value === undefined) return leave(`a value for ${excerpt(field)} that is too long or of another kind`);
    const named = valueSource === 'field' ? listOf(value).map(String) : [];
    const strange = named.find((name) => !isField(name));
    if (strange !== undefined) return leave(`the field ${excerpt(strange)}`);
    for (const name of named) if (name !== placeholder) use(name);
    if (field !== placeholder) {
      const { operators, values } = use(field);
      if (operator !== placeholder) operators.add(operator);
      if (valueSource !== 'field' && operator !== 'null' && operator !== 'notNull')
        values.push(...(operator === 'in' || operator === 'notIn' ? listOf(value) : [value].flat()));
    }
    return { ...flagsOf(raw), field, operator, value, ...(valueSource !== undefined && { valueSource }) };
  };

  const groupOf = (raw: Raw & { rules: unknown[] }, depth: number): Group => {
    if (depth > bounds.depth) throw new DamagedLink(`its query is nested deeper than ${bounds.depth} groups`);
    const isIndependent = raw.combinator === undefined;
    const parts: Item[] = [];
    let before: unknown;
    for (const part of raw.rules) {
      if (typeof part === 'string') {
        before = part;
        continue;
      }
      items += 1;
      if (items >= bounds.rules) throw new DamagedLink(`its query has more than ${bounds.rules} rules`);
      const read =
        isObject(part) && isGroup(part)
          ? (inShape(groupOf(part, depth + 1) as RuleGroupTypeAny, isIndependent) as Group)
          : ruleOf(part);
      if (!read) continue;
      if (isIndependent && parts.length > 0) parts.push(combinatorOf(before));
      parts.push(read);
    }
    return {
      ...flagsOf(raw),
      ...(!isIndependent && { combinator: combinatorOf(raw.combinator) }),
      ...(raw.not === true && { not: true }),
      rules: parts,
    };
  };
  return { query: groupOf(input, 1) as RuleGroupTypeAny, uses, left, replaced, isLater };
}
