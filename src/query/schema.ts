import { fields } from '@site/src/dataset/fields';
import { defaultCombinators, defaultOperators, type RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { isGroup } from './rule';
import { walk } from './walk';

/** Bounds that no query of a person meets, and that keep a hostile one from filling memory. */
export const bounds = { text: 2000, list: 200, rules: 2000, depth: 40 };

/** What stands for a field or an operator that is not chosen yet. */
export const placeholder = '~';
const fieldNames = [...fields.map(({ name }) => name), placeholder];
const operatorNames = [...defaultOperators.map(({ name }) => name as string), placeholder];
const combinatorNames = defaultCombinators.map(({ name }) => name as string);

const quoted = (value: unknown) => JSON.stringify(value) ?? String(value);
const oneOf = (names: string[], what: string) =>
  v.picklist(names, ({ input }) => `there is no ${what} ${quoted(input)}; there are ${names.join(', ')}`);

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;
const text = v.pipe(v.string('must be a text'), v.maxLength(bounds.text, `must not be longer than ${bounds.text}`));
const scalar = v.union([text, v.pipe(v.number(), v.finite('must be a finite number')), v.boolean(), v.null()]);
const value = v.union(
  [scalar, v.pipe(v.array(scalar), v.maxLength(bounds.list, `must not have more than ${bounds.list} items`))],
  'must be a text, a number, true, false, null or a list of these',
);
/** The same for what is no object and for a name that an object lacks; the place says which. */
const shape = ({ expected }: v.BaseIssue<unknown>) => (expected === 'Object' ? 'must be an object' : 'is missing');
const flag = v.boolean('must be true or false');
const common = { id: v.optional(v.pipe(text, v.nonEmpty('must not be empty'))), disabled: v.optional(flag) };

const ruleOf = (field: v.GenericSchema<unknown, string>) =>
  v.object(
    {
      ...common,
      field,
      operator: oneOf(operatorNames, 'operator'),
      value: v.optional(value, ''),
      valueSource: v.optional(v.picklist(['value', 'field'], 'must be "value" or "field"')),
    },
    shape,
  );

const combinator = oneOf(combinatorNames, 'combinator');

type Group = v.GenericSchema<unknown, RuleGroupTypeAny>;
const rules = (item: v.GenericSchema) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(bounds.rules, `must not be longer than ${bounds.rules}`));
/** The two shapes of a group, whose rules are on these fields. */
function groupsOf(field: v.GenericSchema<unknown, string>) {
  const rule: v.GenericSchema = ruleOf(field);
  const ruleOr = (group: () => Group) => v.lazy((input) => (isObject(input) && 'rules' in input ? group() : rule));

  const standardGroup: Group = v.object(
    {
      ...common,
      combinator: oneOf(combinatorNames, 'combinator'),
      not: v.optional(flag),
      rules: rules(ruleOr(() => standardGroup)),
    },
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
  return { standardGroup, independentGroup };
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

const schemaOn = (field: v.GenericSchema<unknown, string>) => {
  const { standardGroup, independentGroup } = groupsOf(field);
  return v.pipe(
    v.unknown(),
    v.check(isObject, 'must be an object with "combinator" and "rules"'),
    v.check((input) => depthOf(input) <= levels, tooDeep),
    v.lazy((input) => (isObject(input) && 'combinator' in input ? standardGroup : independentGroup)),
    v.check(
      (query) => [...walk(query)].every(({ item, path }) => !isGroup(item) || path.length < bounds.depth),
      tooDeep,
    ),
    v.check((query) => [...walk(query)].length <= bounds.rules, `must not have more than ${bounds.rules} rules`),
  );
};

/** A query of either shape on the fields of the demo; what it does not know it leaves out. */
export const querySchema = schemaOn(oneOf(fieldNames, 'field'));

/** The same on the fields of the demo and on others. */
export const querySchemaOf = (others: readonly string[]) =>
  others.length === 0 ? querySchema : schemaOn(oneOf([...fieldNames, ...others], 'field'));

/** A query on any fields, of which somebody else says whether they are there. */
export const anyFieldSchema = schemaOn(v.pipe(text, v.nonEmpty('must not be empty')));
