import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { combinatorNames, isGroup, operatorNames, walk } from '../../packages/query';
import { boundedList } from './boundedList';
import { placeholder } from './placeholder';

/** Bounds that no query of a person meets, and that keep a hostile one from filling memory. */
export const bounds = { text: 2000, list: 200, rules: 2000, depth: 50 };

export const knownOperators: readonly string[] = [...operatorNames, placeholder];
const matchModes = ['all', 'some', 'none', 'atLeast', 'atMost', 'exactly'];

const quoted = (value: unknown) => JSON.stringify(value) ?? String(value);
const oneOf = (names: readonly string[], what: string) =>
  v.picklist(names, ({ input }) => `there is no ${what} ${quoted(input)}; there are ${names.join(', ')}`);

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;
const text = v.pipe(v.string('must be a text'), v.maxLength(bounds.text, `must not be longer than ${bounds.text}`));
const name = v.pipe(text, v.nonEmpty('must not be empty'));
const number = v.pipe(v.number(), v.finite('must be a finite number'));
const scalar = v.union([text, number, v.boolean(), v.null()]);
const list = v.pipe(
  v.array(v.unknown()),
  v.maxLength(bounds.list, `must not have more than ${bounds.list} items`),
) as v.GenericSchema;
const anyValue = v.union([scalar, v.array(scalar)], 'must be a text, a number, true, false, null or a list of these');
// How long a list is comes first, as in `boundedList`: a union would tell neither limit nor place.
const value = v.lazy((input) => (Array.isArray(input) && input.length > bounds.list ? list : anyValue));
/** The same for what is no object and for a name that an object lacks; the place says which. */
const shape = ({ expected }: v.BaseIssue<unknown>) => (expected === 'Object' ? 'must be an object' : 'is missing');
const flag = v.boolean('must be true or false');
const match = v.object({ mode: oneOf(matchModes, 'match mode'), threshold: v.optional(v.nullable(number)) }, shape);
const rules = (item: v.GenericSchema) => boundedList(item, bounds.rules);
const combinator = oneOf(combinatorNames, 'combinator');

/** What the queries of a release can hold. */
export type Grammar = {
  /** `any` where somebody else says which fields there are. */
  fields: readonly string[] | 'any';
  /** Fields that are lists, each with the properties of its items: a rule on one asks a sub-query of the items. */
  nested?: Readonly<Record<string, readonly string[]>>;
  /** Whether rules and groups can be muted. */
  hasMute?: boolean;
};

type Group = v.GenericSchema<unknown, RuleGroupTypeAny>;

/** Groups of either shape, and the rules in them. */
function groupsOf({ fields, nested = {}, hasMute = false }: Grammar): Group {
  const common = {
    id: v.optional(name),
    disabled: v.optional(flag),
    ...(hasMute && { muted: v.optional(flag) }),
  };
  const rule = v.object(
    {
      ...common,
      field: fields === 'any' ? name : oneOf([...fields, ...Object.keys(nested), placeholder], 'field'),
      operator: oneOf(knownOperators, 'operator'),
      value: v.optional(value, ''),
      valueSource: v.optional(v.picklist(['value', 'field'], 'must be "value" or "field"')),
      // Of a rule whose sub-query the visitor has yet to begin.
      ...(Object.keys(nested).length > 0 && { match: v.optional(match) }),
    },
    shape,
  ) as v.GenericSchema;
  const matchRules = new Map(
    Object.entries(nested).map(([field, properties]) => [
      field,
      v.object(
        {
          ...common,
          field: v.literal(field),
          operator: oneOf(knownOperators, 'operator'),
          match,
          value: groupsOf({ fields: properties, hasMute }),
        },
        shape,
      ) as v.GenericSchema,
    ]),
  );
  const ruleOf = ({ field, match, value }: { field?: unknown; match?: unknown; value?: unknown }) =>
    (match !== undefined && isObject(value) && matchRules.get(String(field))) || rule;
  const ruleOr = (group: () => Group) =>
    v.lazy((input) => (!isObject(input) ? rule : 'rules' in input ? group() : ruleOf(input)));
  const standardGroup: Group = v.object(
    { ...common, combinator, not: v.optional(flag), rules: rules(ruleOr(() => standardGroup)) },
    shape,
  ) as unknown as Group;
  const independentGroup: Group = v.object(
    {
      ...common,
      not: v.optional(flag),
      rules: v.pipe(
        rules(v.lazy((input) => (typeof input === 'string' ? combinator : ruleOr(() => independentGroup)))),
        v.check(
          (items) => items.length === 0 || items.length % 2 === 1,
          'must have a combinator between each two rules, and none at its end',
        ),
        v.checkItems(
          (item, index) => (typeof item === 'string') === (index % 2 === 1),
          'must be a rule at even and a combinator at odd places',
        ),
      ),
    },
    shape,
  ) as unknown as Group;
  return v.pipe(
    v.unknown(),
    v.check(isObject, 'must be an object with "combinator" and "rules"'),
    v.lazy((input) => (isObject(input) && 'combinator' in input ? standardGroup : independentGroup)),
  );
}

/** Most levels of a query that keeps to `bounds.depth`: two for each group, and rule, list and item of a list in it. */
const levels = 2 * bounds.depth + 3;

/**
 * What makes a query too large to be looked at rule by rule, if anything does: found without recursion, so that nothing
 * hostile can fill the stack, and before its parts cost time.
 */
function excess(input: unknown): string | undefined {
  let items = 0;
  let level = [input].filter(isObject);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return tooDeep;
    for (const node of level) if ('rules' in node && Array.isArray(node.rules)) items += node.rules.length;
    // Combinators between rules are items, too.
    if (items > 2 * bounds.rules) return tooMany;
    level = level.flatMap((node) => Object.values(node).filter(isObject));
  }
  return undefined;
}

const tooDeep = `must not be nested deeper than ${bounds.depth} groups`;
const tooMany = `must not have more than ${bounds.rules} rules`;
const all = (query: RuleGroupTypeAny) => [...walk(query, { subQueries: true })];

/** A query of either shape; what the grammar does not know is left out. */
export const createQuerySchema = (grammar: Grammar) =>
  v.pipe(
    v.unknown(),
    v.check(isObject, 'must be an object with "combinator" and "rules"'),
    v.check(
      (input) => excess(input) === undefined,
      ({ input }) => excess(input) ?? '',
    ),
    groupsOf(grammar),
    v.check((query) => all(query).every(({ item, path }) => !isGroup(item) || path.length < bounds.depth), tooDeep),
    v.check((query) => all(query).length <= bounds.rules, tooMany),
  );

/**
 * The schema of a grammar, for each set of fields beside those that it has itself.
 * @returns a function of the other fields, and of those that take the place of the grammar's own, which have no nested ones
 */
export function querySchemaFor(grammar: Grammar) {
  const own = createQuerySchema(grammar);
  return (others: readonly string[], instead?: readonly string[]): typeof own => {
    if (grammar.fields === 'any' || (others.length === 0 && !instead)) return own;
    const { nested = {} } = grammar;
    return createQuerySchema({
      ...grammar,
      fields: [...(instead ?? grammar.fields), ...others],
      nested: instead ? {} : nested,
    });
  };
}
