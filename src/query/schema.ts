import { fields } from '@site/src/dataset/fields';
import { defaultCombinators, defaultOperators, type RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { isGroup } from './rule';
import { walk } from './walk';

/** Bounds that no query of a person meets, and that keep a hostile one from filling memory. */
export const bounds = { text: 2000, list: 200, rules: 2000, depth: 40 };

/** What stands for a field or an operator that is not chosen yet. */
export const placeholder = '~';
const operatorNames = [...defaultOperators.map(({ name }) => name as string), placeholder];
const combinatorNames = defaultCombinators.map(({ name }) => name as string);
const matchModes = ['all', 'some', 'none', 'atLeast', 'atMost', 'exactly'];

const quoted = (value: unknown) => JSON.stringify(value) ?? String(value);
const oneOf = (names: string[], what: string) =>
  v.picklist(names, ({ input }) => `there is no ${what} ${quoted(input)}; there are ${names.join(', ')}`);

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;
const text = v.pipe(v.string('must be a text'), v.maxLength(bounds.text, `must not be longer than ${bounds.text}`));
const name = v.pipe(text, v.nonEmpty('must not be empty'));
const number = v.pipe(v.number(), v.finite('must be a finite number'));
const scalar = v.union([text, number, v.boolean(), v.null()]);
const value = v.union(
  [scalar, v.pipe(v.array(scalar), v.maxLength(bounds.list, `must not have more than ${bounds.list} items`))],
  'must be a text, a number, true, false, null or a list of these',
);
/** The same for what is no object and for a name that an object lacks; the place says which. */
const shape = ({ expected }: v.BaseIssue<unknown>) => (expected === 'Object' ? 'must be an object' : 'is missing');
const flag = v.boolean('must be true or false');
const match = v.object({ mode: oneOf(matchModes, 'match mode'), threshold: v.optional(v.nullable(number)) }, shape);
const rules = (item: v.GenericSchema) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(bounds.rules, `must not be longer than ${bounds.rules}`));
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
      operator: oneOf(operatorNames, 'operator'),
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
          operator: oneOf(operatorNames, 'operator'),
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

/** How many levels there are, without recursion, so that nothing hostile can fill the stack; it stops past the most. */
function depthOf(input: unknown): number {
  let depth = 0;
  for (let level = [input]; level.length > 0 && depth <= levels; depth += 1)
    level = level.flatMap((node) => (isObject(node) ? Object.values(node) : []));
  return depth;
}

const tooDeep = `must not be nested deeper than ${bounds.depth} groups`;
const all = (query: RuleGroupTypeAny) => [...walk(query, { subQueries: true })];

/** A query of either shape; what the grammar does not know is left out. */
export const createQuerySchema = (grammar: Grammar) =>
  v.pipe(
    v.unknown(),
    v.check(isObject, 'must be an object with "combinator" and "rules"'),
    v.check((input) => depthOf(input) <= levels, tooDeep),
    groupsOf(grammar),
    v.check((query) => all(query).every(({ item, path }) => !isGroup(item) || path.length < bounds.depth), tooDeep),
    v.check((query) => all(query).length <= bounds.rules, `must not have more than ${bounds.rules} rules`),
  );

/** A query on the fields that every release of the demo has. */
export const querySchema = createQuerySchema({ fields: fields.map(({ name }) => name) });

/** The schema of a grammar, for each set of fields beside those that it has itself. */
export function querySchemaFor(grammar: Grammar) {
  const own = createQuerySchema(grammar);
  return (others: readonly string[]): typeof own =>
    others.length === 0 || grammar.fields === 'any'
      ? own
      : createQuerySchema({ ...grammar, fields: [...grammar.fields, ...others] });
}
