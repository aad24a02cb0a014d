import { inShape, isGroup, kindOf, listOf, mapItems, type Rule } from '@site/packages/query';
import type { RuleGroupTypeAny } from 'react-querybuilder';

const opposites: Record<string, string> = Object.fromEntries(
  [
    ['=', '!='],
    ['<', '>='],
    ['>', '<='],
    ['null', 'notNull'],
    ['contains', 'doesNotContain'],
    ['beginsWith', 'doesNotBeginWith'],
    ['endsWith', 'doesNotEndWith'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

type Combinator = 'and' | 'or';
const other = { and: 'or', or: 'and' } as const;

/** A comparison as a group of its own; the others are `and` or `or` and what they join. */
type Meaning = ['and' | 'or', ...string[]];

/** The members of a group; groups of the same kind are opened, and the order does not count. */
function joined(combinator: Combinator, members: Meaning[]): Meaning {
  const [only, ...more] = members;
  if (only && more.length === 0) return only;
  const all = members.flatMap(([kind, ...rest]) =>
    kind === combinator || rest.length === 1 ? rest : [`${kind}${JSON.stringify(rest)}`],
  );
  return [combinator, ...all.sort()];
}

function ruleMeaning({ field, operator, value, valueSource }: Rule, negated: boolean): Meaning {
  const compare = (name: string, operand: unknown): Meaning => [
    'and',
    JSON.stringify([field, negated ? (opposites[name] ?? `not ${name}`) : name, operand, valueSource === 'field']),
  ];
  const join = (combinator: Combinator, members: Meaning[]) =>
    joined(negated ? other[combinator] : combinator, members);
  const kind = kindOf(operator);
  const list = Array.isArray(value) ? value : listOf(value);
  const isNot = operator.startsWith('not');
  if (kind === 'null') return compare(operator, null);
  if (kind === 'list')
    return join(
      isNot ? 'and' : 'or',
      list.map((item) => compare(isNot ? '!=' : '=', item)),
    );
  if (kind !== 'range') return compare(operator, value);
  const [from, to] = list;
  return isNot
    ? join('or', [compare('<', from), compare('>', to)])
    : join('and', [compare('>=', from), compare('<=', to)]);
}

function meaning(item: Rule | RuleGroupTypeAny, negated: boolean): Meaning {
  if (!isGroup(item)) return ruleMeaning(item as Rule, negated);
  const inside = negated !== (item.not ?? false);
  const combinator = (item as { combinator?: Combinator }).combinator ?? 'and';
  const members = (item.rules as (Rule | RuleGroupTypeAny)[]).map((rule) => meaning(rule, inside));
  return joined(inside ? other[combinator] : combinator, members);
}

/**
 * What a query asks, as a text that is the same for two queries that ask the same in other words: lists and ranges are the
 * comparisons that they stand for, `not` is part of each operator, and the order in a group does not count.
 */
export const meaningOf = (query: Rule | RuleGroupTypeAny): string =>
  JSON.stringify(joined('and', [meaning(query, false)]));

const asText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(asText) : value === null || value === undefined ? null : String(value);

/** Whether two queries ask the same, whether their numbers are texts, as in the builder, or not. */
export function haveSameMeaning(...queries: [RuleGroupTypeAny, RuleGroupTypeAny]): boolean {
  const [a, b] = queries.map((query) =>
    meaningOf(
      mapItems(inShape(query, false), (item) => (isGroup(item) ? item : { ...item, value: asText(item.value) })),
    ),
  );
  return a === b;
}
