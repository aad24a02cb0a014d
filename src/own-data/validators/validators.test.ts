import { runs, seed } from '@site/scripts/testScale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataField } from '../DataSet';
import { operatorsOf } from '../infer/fieldOf';
import { running } from './run.fixture';

const field = (name: string, type: DataField['type'], more: Partial<DataField> = {}): DataField => ({
  name,
  label: name,
  type,
  operators: operatorsOf(type, more.values !== undefined, more.nullable ?? false),
  editor: 'text',
  nullable: false,
  ...more,
});
const kinds = ['a', 'b, c', 'd|e', '(f)*', "g'\\", 'é\n', '/'];
const fields: DataField[] = [
  field('title', 'text', { nullable: true }),
  field('price', 'number', { editor: 'number', nullable: true }),
  field('day', 'date', { editor: 'date' }),
  field('seen', 'boolean', { editor: 'checkbox', nullable: true }),
  field('kind', 'text', { editor: 'select', values: kinds }),
  field('more', 'text', { editor: 'multiselect', values: kinds }),
  field('tags', 'list'),
];

const number = fc.oneof(
  fc.integer().map(String),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map(String),
  fc.constant(''),
);
const date = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constant(''),
);
const several = (item: fc.Arbitrary<string>) =>
  fc.array(item, { maxLength: 4 }).chain((items) =>
    // As the library joins them.
    fc.constantFrom<unknown>(items, items.map((one) => one.replaceAll(',', '\\,')).join()),
  );
const two = (item: fc.Arbitrary<string>) =>
  fc.tuple(item, item).chain((items) => fc.constantFrom<unknown>(items, items.join(), items.join(', ')));
const one = fc.constantFrom(...kinds);
const text = fc.string({ unit: 'grapheme' });

/** Values that the field's editor for an operator gives, said once more and otherwise than in the validators. */
function valueFor({ name }: DataField, operator: string): fc.Arbitrary<unknown> {
  if (operator === 'null' || operator === 'notNull')
    return fc.oneof(text, fc.constant(null), fc.boolean(), fc.integer(), several(text));
  const isRange = /between/i.test(operator);
  const isList = operator === 'in' || operator === 'notIn';
  const values: Record<string, () => fc.Arbitrary<unknown>> = {
    title: () => (isList ? several(text) : text),
    tags: () => text,
    price: () =>
      isRange
        ? fc.oneof(two(number), fc.tuple(fc.integer(), fc.integer()))
        : fc.oneof(number, fc.double({ noDefaultInfinity: true, noNaN: true })),
    day: () => (isRange ? two(date) : date),
    seen: () => fc.boolean(),
    kind: () => (isList ? several(one) : one),
    more: () => several(one),
  };
  return (values[name] as () => fc.Arbitrary<unknown>)();
}

const rule = fc
  .constantFrom(...fields.flatMap((one) => one.operators.map((operator) => ({ one, operator }))))
  .chain(({ one, operator }) =>
    fc.record(
      {
        id: fc.string(),
        field: fc.constant(one.name),
        operator: fc.constant(operator),
        valueSource: fc.constant('value'),
        value: valueFor(one, operator),
      },
      { requiredKeys: ['field', 'operator', 'value'] },
    ),
  );
type Group = { combinator: string; rules: (Record<string, unknown> | Group)[] };
const group: fc.Arbitrary<Group> = fc.letrec<{ group: Group }>((tie) => ({
  group: fc.record(
    {
      id: fc.string(),
      combinator: fc.constantFrom('and', 'or'),
      not: fc.boolean(),
      rules: fc.array(
        fc.oneof({ depthSize: 'small', withCrossShrink: true }, { weight: 4, arbitrary: rule }, tie('group')),
        {
          maxLength: 4,
        },
      ),
    },
    { requiredKeys: ['combinator', 'rules'] },
  ) as fc.Arbitrary<Group>,
})).group;
const options = { seed, numRuns: runs(300) };
const all = running(fields);

describe.each(all)('the validator in %s', (_, accepts) => {
  it('accepts what the builder makes', () =>
    fc.assert(
      // As it comes to a server.
      fc.property(group, (query) => {
        expect(accepts(JSON.parse(JSON.stringify(query)))).toBe(true);
      }),
      options,
    ));

  const wrap = (given: unknown) => ({ combinator: 'and', rules: [given] });
  const of = (name: string, operator: string, value: unknown, more = {}) =>
    wrap({ field: name, operator, value, ...more });
  const nested = (levels: number): unknown =>
    levels === 1 ? wrap(of('seen', '=', true).rules[0]) : wrap(nested(levels - 1));
  it('accepts 20 levels of groups, and no more', () =>
    expect([20, 21].map((levels) => accepts(nested(levels)))).toEqual([true, false]));

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'combinator'],
    ['a rule alone', of('seen', '=', true).rules[0]],
    ['no rules', { combinator: 'and' }],
    ['rules that are none', { combinator: 'and', rules: {} }],
    ['another combinator', { combinator: 'xor', rules: [] }],
    ['a combinator as a list', { combinator: ['and'], rules: [] }],
    ['code as a combinator', { combinator: '1=1) OR (1=1', rules: [] }],
    ['another property of a group', { combinator: 'and', rules: [], $where: '1' }],
    ['the prototype of a group', JSON.parse('{"combinator":"and","rules":[],"__proto__":{"x":1}}')],
    ['another property of a rule', of('seen', '=', true, { raw: '1=1' })],
    ['the prototype of a rule', wrap(JSON.parse('{"field":"seen","operator":"=","value":true,"__proto__":{}}'))],
    ['another field', of('password', '=', 'x')],
    ['a field as a list', wrap({ field: ['title'], operator: '=', value: 'x' })],
    ['a field with code', of('title = 1 --', '=', 'x')],
    ['a field of objects', of('__proto__', '=', 'x')],
    ['a field of the prototype', of('constructor', '=', 'x')],
    ['an operator that the field does not have', of('kind', 'contains', 'a')],
    ['an operator that means something to MongoDB', of('title', '$regex', '.*')],
    ['an operator with code', of('title', '= 1 OR 1 =', 'x')],
    ['a value that is an object', of('title', '=', { $ne: null })],
    ['a list for one value', of('title', '=', ['x'])],
    ['a number for a text', of('title', '=', 1)],
    ['a list of objects', of('title', 'in', [{ $ne: 1 }])],
    ['a number with code', of('price', '=', '1 OR 1=1')],
    ['a number in hexadecimal', of('price', '=', '0x10')],
    ['a number with a line behind it', of('price', '=', '1\n')],
    ['an infinite number', wrap(JSON.parse('{"field":"price","operator":"=","value":1e999}'))],
    ['three ends of a range', of('price', 'between', [1, 2, 3])],
    ['three ends of a range as a text', of('price', 'between', '1,2,3')],
    ['a range with a text', of('price', 'between', '1,x')],
    ['a day that is none', of('day', '=', '2023-02-29')],
    ['a day of the year 1900', of('day', '=', '1900-02-29')],
    ['a day with a time', of('day', '=', '2000-01-01T00:00')],
    ['a text for a box', of('seen', '=', 'true')],
    ['a value that cannot be chosen', of('kind', '=', 'z')],
    ['a value of which a part can be chosen', of('kind', '=', 'aa')],
    ['a pattern for a value', of('kind', '=', 'd')],
    ['values of which one cannot be chosen', of('kind', 'in', 'a,z')],
    ['values as a list of which one cannot be chosen', of('kind', 'in', ['a', 'z'])],
    ['another field as a value', of('price', '=', 'day', { valueSource: 'field' })],
    ['no value', wrap({ field: 'title', operator: '=' })],
    ['no operator', wrap({ field: 'title', value: '' })],
    ['a number as an id', of('title', '=', 'x', { id: 1 })],
    ['a combinator between rules', { combinator: 'and', rules: ['and'] }],
    ['rules in a rule', of('title', '=', 'x', { rules: [] })],
    ['not as a text', { combinator: 'and', not: 'false', rules: [] }],
  ])('refuses %s', (_what, query) => expect(accepts(query)).toBe(false));

  it('refuses a query that is nested without end, and does not fall', () => {
    const deep = JSON.parse(`${'{"combinator":"and","rules":['.repeat(50_000)}${']}'.repeat(50_000)}`);
    expect(accepts(deep)).toBe(false);
  });
});

/** Everything in a query that a property stands for, with its owner. */
function* places(item: unknown): Generator<[Record<string, unknown>, string]> {
  if (typeof item !== 'object' || item === null) return;
  for (const [key, value] of Object.entries(item)) {
    yield [item as Record<string, unknown>, key];
    yield* places(value);
  }
}
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    {},
    [],
    '',
    'x',
    0,
    true,
    '__proto__',
    { $gt: '' },
    "' OR 1=1 --",
    '1e5',
    ['a', 1],
    '~',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

it('all say the same of a query in which something was changed, and refuse most of them', () => {
  let refused = 0;
  fc.assert(
    fc.property(group, fc.nat(), odd, fc.constantFrom('change', 'take', 'add'), (query, at, value, how) => {
      const changed = JSON.parse(
        JSON.stringify({ ...query, rules: [...query.rules, { field: 'seen', operator: '=', value: true }] }),
      );
      const found = [...places(changed)];
      const [owner, key] = found[at % found.length] as [Record<string, unknown>, string];
      if (how === 'take') delete owner[key];
      else if (how === 'change') owner[key] = value;
      else if (!Array.isArray(owner)) owner.extra = value;
      // A list with a hole is no JSON.
      const sent = JSON.parse(JSON.stringify(changed));
      const answers = all.map(([, accepts]) => accepts(sent));
      if (answers.includes(false)) refused += 1;
      expect(new Set(answers).size, `${JSON.stringify(sent)}: ${answers}`).toBe(1);
    }),
    options,
  );
  expect(refused).toBeGreaterThan(options.numRuns / 3);
});
