import { type Group, type Item, isGroup, operatorNames, type Rule } from '@site/packages/query';
import { fields } from '@site/src/dataset/fields';
import { placeholder } from '@site/src/query/placeholder';
import { spokenPath } from '@site/src/toolkits/spokenPath';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { SupportedPart } from '../DemoRelease';

const ownFields = fields.map(({ name }) => name);
const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

type Newer = { muted?: boolean };

/** Why release 5 cannot hold a rule at all; nothing if it can. */
function reasonAgainst(
  { field, operator, value, valueSource, match }: Rule,
  fieldNames: ReadonlySet<string>,
): string | undefined {
  if (!fieldNames.has(field)) return `the field “${field}”${match ? ', its match mode and its sub-query' : ''}`;
  if (match) return 'its match mode';
  if (operator !== placeholder && !(operatorNames as readonly string[]).includes(operator))
    return `the operator “${operator}”`;
  if (valueSource && valueSource !== 'value' && valueSource !== 'field') return `a ${valueSource} as value`;
  if (!isScalar(value) && !(Array.isArray(value) && value.every(isScalar))) return 'its value';
  return undefined;
}

/**
 * What release 5 can hold of a query that a newer release made: rules on what it does not have are left out, and mutes are
 * lifted. The same query, if it can hold all of it.
 * @param known names of the fields that there are in release 5; without it, those of the movies
 */
export function withoutUnsupported(query: RuleGroupTypeAny, known: readonly string[] = ownFields): SupportedPart {
  const fieldNames = new Set([placeholder, ...known]);
  const lost: string[] = [];
  const isIndependent = !('combinator' in query);
  const place = (item: Exclude<Item, string>, path: number[]) =>
    path.length ? `${isGroup(item) ? 'group' : 'rule'} ${spokenPath(path, isIndependent)}` : 'the whole query';

  /** Nothing for what is left out, and the same object if nothing of it is. */
  const held = (item: Exclude<Item, string>, path: number[]): Exclude<Item, string> | undefined => {
    const reason = isGroup(item) ? undefined : reasonAgainst(item, fieldNames);
    if (reason) {
      lost.push(`R${place(item, path).slice(1)}, because of ${reason}`);
      return undefined;
    }
    const { muted, ...rest } = item as typeof item & Newer;
    if (muted) lost.push(`The mute of ${place(item, path)}, which counts again`);
    const audible = muted === undefined ? item : rest;
    return isGroup(audible) ? heldGroup(audible, path) : audible;
  };
  const heldGroup = (group: Group, path: number[]): Group => {
    const parts = group.rules.map((part, index) => (typeof part === 'string' ? part : held(part, [...path, index])));
    if (parts.every((part, index) => part === group.rules[index])) return group;
    return { ...group, rules: withoutGaps(parts) };
  };
  return { query: held(query as Group, []) as RuleGroupTypeAny, lost };
}

/** The rules that are left; with those that are not, the combinator before goes, or after for the first. */
function withoutGaps(parts: (Item | undefined)[]): Item[] {
  const left: Item[] = [];
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string' || part === undefined) continue;
    const before = parts[index - 1];
    if (left.length > 0 && typeof before === 'string') left.push(before);
    left.push(part);
  }
  return left;
}
