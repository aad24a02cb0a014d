import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { runs } from '../../../scripts/testScale';

/** What the recipe `validate-on-a-server` exports. */
type Recipe = {
  BadQuery: new () => Error;
  createCheck: (fields: object[]) => (input: unknown) => { rules: object[] };
};

const fields = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];
/** Words of queries beside arbitrary text, so that some queries come far, and names that reach into objects. */
const word = fc.oneof(
  fc.constantFrom('title', 'year', '=', 'between', 'in', 'null', 'and', 'or', 'value', 'field', '1950', '1,2'),
  fc.constantFrom('__proto__', 'constructor', 'toString', "' or 1 = 1 --", '$where'),
  fc.string(),
);
const any = fc.oneof(word, word, fc.jsonValue(), fc.array(word, { maxLength: 3 }));
const { query } = fc.letrec((tie) => ({
  query: fc.oneof(
    { maxDepth: 7 },
    any,
    fc.record(
      { field: word, operator: word, value: any, valueSource: word, extra: any },
      { requiredKeys: ['field', 'operator', 'value'] },
    ),
    fc.record(
      {
        combinator: fc.oneof(fc.constantFrom('and', 'or'), word),
        not: any,
        rules: fc.array(tie('query'), { maxLength: 3 }),
      },
      { requiredKeys: ['combinator', 'rules'] },
    ),
  ),
}));

/** Names, operators and combinators of what was let in. */
const namesIn = (item: Record<string, unknown>): unknown[] =>
  Array.isArray(item.rules) ? [item.combinator, ...item.rules.flatMap(namesIn)] : [item.field, item.operator];
const allowed = 'and or title year = != < <= > >= contains beginsWith in notIn between null notNull'.split(' ');

const recipes = documentedLines()
  .map((line) => [line.release, path.resolve(line.samples, 'recipes/validate-on-a-server.ts')] as const)
  .filter(([, file]) => existsSync(file));

it('finds the recipe', () => expect(recipes.length).toBeGreaterThanOrEqual(2));

describe.each(recipes)('the check of queries of %s', (_, file) => {
  it('lets nothing in that is not on its lists, and throws nothing but its own error', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { BadQuery, createCheck }: Recipe = await import(/* @vite-ignore */ file);
    vi.restoreAllMocks();
    const check = createCheck(fields);
    const rule = { field: 'year', operator: 'between', value: ['1950', '1960'] };
    expect(check({ combinator: 'or', rules: [rule, { combinator: 'and', rules: [rule] }] }).rules).toHaveLength(2);
    fc.assert(
      fc.property(query, (input) => {
        try {
          const names = namesIn(check(JSON.parse(JSON.stringify(input))) as never);
          expect(names.filter((name) => !allowed.includes(name as string))).toEqual([]);
        } catch (error) {
          if (!(error instanceof BadQuery)) throw error;
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
