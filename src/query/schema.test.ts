import fc from 'fast-check';
import { convertToIC } from 'react-querybuilder';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fields } from '../dataset/fields';
import { samples } from '../demo/samples/samples';
import { bounds, createQuerySchema } from './schema';

const querySchema = createQuerySchema({ fields: fields.map(({ name }) => name) });

const rule = { field: 'title', operator: '=', value: '' };
const group = (...rules: unknown[]) => ({ combinator: 'and', rules });
/** Groups in each other; the innermost has rules. */
const nested = (depth: number, ...rules: object[]) => {
  let query: object = group(...rules);
  for (let level = 1; level < depth; level += 1) query = group(query);
  return query;
};
/** What is wrong with a query, with the place; nothing if it is read. */
const refusal = (query: unknown) => {
  const { success, issues } = v.safeParse(querySchema, query);
  if (success) return undefined;
  return [(issues[0].path ?? []).map(({ key }) => key).join('.'), issues[0].message].filter(Boolean).join(': ');
};

describe('a query from outside', () => {
  it('is every sample, in both shapes', () => {
    for (const { query } of samples)
      for (const shaped of [query, convertToIC(query)]) expect(v.parse(querySchema, shaped)).toEqual(shaped);
  });
  it('may have rules that are not finished, and every kind of value', () => {
    for (const value of ['', 0, -1.5, true, null, ['a', 1, false, null], []])
      expect(refusal(group({ field: '~', operator: '~', value }))).toBeUndefined();
    expect(v.parse(querySchema, group({ field: 'title', operator: 'null' })).rules[0]).toMatchObject({ value: '' });
  });

  const inRule = (more: object) => group({ ...rule, ...more });
  const value = 'rules.0.value: must be a text, a number, true, false, null or a list of these';
  const refused: [string, unknown, string][] = [
    ['no object', 'x', 'must be an object with "combinator" and "rules"'],
    ['null', null, 'must be an object with "combinator" and "rules"'],
    ['a group without rules', { combinator: 'and' }, 'rules: is missing'],
    ['rules that are no list', { combinator: 'and', rules: {} }, 'rules: must be a list'],
    ['a rule that is no object', group(7), 'rules.0: must be an object'],
    ['a rule without operator', group({ field: 'title' }), 'rules.0.operator: is missing'],
    ['an unknown field', inRule({ field: 'x' }), 'there is no field "x"; there are title,'],
    ['an unknown operator', inRule({ operator: 'like' }), 'there is no operator "like"; there are =, !='],
    [
      'an unknown combinator',
      { combinator: 'xor', rules: [] },
      'combinator: there is no combinator "xor"; there are and, or',
    ],
    ['a value that is an object', inRule({ value: {} }), value],
    ['a number that is none', inRule({ value: Number.POSITIVE_INFINITY }), 'rules.0.value: must be a finite number'],
    ['a list in a list', inRule({ value: [['a']] }), value],
    ['an unknown source', inRule({ valueSource: 'x' }), 'rules.0.valueSource: must be "value" or "field"'],
    ['a not that is no boolean', { ...group(), not: 1 }, 'not: must be true or false'],
    ['a lock that is no boolean', inRule({ disabled: 'yes' }), 'rules.0.disabled: must be true or false'],
    ['an id that is no text', inRule({ id: 7 }), 'rules.0.id: must be a text'],
    ['an empty id', inRule({ id: '' }), 'rules.0.id: must not be empty'],
    ['a combinator at the end', { rules: [rule, 'and'] }, 'rules: must have a combinator between each two rules'],
    [
      'no combinator between',
      { rules: [rule, rule, rule] },
      'rules.1: must be a rule at even and a combinator at odd places',
    ],
    ['an unknown combinator between', { rules: [rule, 'xor', rule] }, 'rules.1: there is no combinator "xor"'],
  ];
  it.each(refused)('is not %s', (_, query, message) => {
    expect(refusal(query)).toContain(message);
  });
  it('keeps within the bounds, and may reach each of them', () => {
    const long = 'x'.repeat(bounds.text);
    const list = Array(bounds.list).fill('x');
    const many = Array(bounds.rules - 1).fill(rule);
    for (const query of [
      inRule({ value: long }),
      inRule({ value: list }),
      group(...many),
      nested(bounds.depth, { ...rule, value: ['x'] }),
    ])
      expect(refusal(query)).toBeUndefined();
    expect(refusal(inRule({ value: `${long}x` }))).toBe(`rules.0.value: must not be longer than ${bounds.text}`);
    expect(refusal(inRule({ value: [...list, 'x'] }))).toBe(
      `rules.0.value: must not have more than ${bounds.list} items`,
    );
    expect(refusal(group(...many, rule, rule))).toBe(`rules: must not be longer than ${bounds.rules}`);
    expect(refusal(group(...many, rule))).toBe(`must not have more than ${bounds.rules} rules`);
    expect(refusal(group(group(...many.slice(1)), rule))).toBe(`must not have more than ${bounds.rules} rules`);
    expect(refusal(nested(bounds.depth + 1))).toBe(`must not be nested deeper than ${bounds.depth} groups`);
    expect(refusal(nested(bounds.depth + 1, rule))).toBe(`must not be nested deeper than ${bounds.depth} groups`);
    expect(refusal(nested(20_000))).toBe(`must not be nested deeper than ${bounds.depth} groups`);
  });
  it('is the same when it is read again, and holds nothing unknown, whatever it was', () => {
    const scalar = fc.oneof(fc.string({ maxLength: 5 }), fc.integer(), fc.boolean(), fc.constant(null));
    const known = fc.record(
      {
        field: fc.constantFrom('title', '~'),
        operator: fc.constantFrom('=', 'in', '~'),
        value: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
        disabled: fc.boolean(),
        unknown: fc.jsonValue({ maxDepth: 2 }),
      },
      { requiredKeys: ['field', 'operator'] },
    );
    const inner = fc.record({ combinator: fc.constant('or'), rules: fc.array(known, { maxLength: 2 }) });
    const part = fc.oneof(
      { arbitrary: known, weight: 8 },
      { arbitrary: inner, weight: 3 },
      { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
    );
    const rulesRead: number[] = [];
    fc.assert(
      fc.property(fc.record({ combinator: fc.constantFrom('and', 'or'), rules: fc.array(part) }), (query) => {
        const { success, output } = v.safeParse(querySchema, query);
        if (!success) return;
        rulesRead.push(output.rules.length);
        expect(JSON.stringify(output)).not.toContain('"unknown":');
        expect(v.parse(querySchema, JSON.parse(JSON.stringify(output)))).toEqual(output);
      }),
    );
    // Many of them must be read, and must be more than empty groups.
    expect(rulesRead.filter((count) => count > 0).length).toBeGreaterThan(20);
  });
});
