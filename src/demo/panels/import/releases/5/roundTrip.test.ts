import { type Rule, rulesOf } from '@site/packages/query';
import fc from 'fast-check';
import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../samples/samples';
import type { ImportFormat } from '../../formats/ImportFormat';
import { importQuery } from '../../formats/importQuery';
import { importFormats } from '.';

/** Without spaces and brackets: the release reads `!(…)` as a group around a group. */
const inner = (text: string) => text.replace(/[\s()]/g, '');
/** What is read of what is printed, printed again, or why it is not read. */
function printedAgain(format: ImportFormat, query: RuleGroupTypeAny): string {
  const imported = importQuery(format, format.print(query), { independentCombinators: false, listsAsArrays: true });
  return 'query' in imported ? inner(format.print(imported.query)) : imported.error;
}

const anyText = fc.string({ minLength: 0, maxLength: 6, unit: fc.constantFrom(...'ab %_-;.\'"') });
const anyNumber = fc.integer({ min: -1000, max: 1000 }).map(String);
const textRule = fc.record({
  field: fc.constantFrom('title', 'director'),
  operator: fc.constantFrom(
    '=',
    '!=',
    'contains',
    'doesNotContain',
    'beginsWith',
    'doesNotBeginWith',
    'endsWith',
    'doesNotEndWith',
  ),
  value: anyText,
});
// One direction a field: of two that make a range the release may make `between`, whose ends have an order.
const numberRule = fc.oneof(
  fc.record({ field: fc.constant('gross'), operator: fc.constantFrom('=', '!=', '>', '>='), value: anyNumber }),
  fc.record({ field: fc.constant('imdbRating'), operator: fc.constantFrom('=', '!=', '<', '<='), value: anyNumber }),
);
const otherRule = fc.constantFrom<RuleType>(
  { field: 'title', operator: 'null', value: null },
  { field: 'title', operator: 'notNull', value: null },
  { field: 'genre', operator: 'in', value: ['Comedy', 'Drama'] },
  { field: 'genre', operator: 'notIn', value: ['Comedy'] },
  { field: 'profitable', operator: '=', value: true },
  { field: 'gross', operator: '>', value: 'budget', valueSource: 'field' },
  { field: 'gross', operator: '!=', value: 'budget', valueSource: 'field' },
  { field: 'runningTime', operator: 'between', value: ['90', '120'] },
  { field: 'runningTime', operator: 'notBetween', value: ['90', '120'] },
);
const { group: randomQuery } = fc.letrec<{ group: RuleGroupTypeAny; item: RuleGroupTypeAny | RuleType }>((tie) => ({
  group: fc.record({
    combinator: fc.constantFrom('and', 'or'),
    not: fc.boolean(),
    // A group of one rule may come back as the rule.
    rules: fc.array(tie('item'), { minLength: 2, maxLength: 3 }),
  }) as fc.Arbitrary<RuleGroupTypeAny>,
  item: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    textRule,
    numberRule,
    otherRule,
    tie('group'),
  ) as fc.Arbitrary<RuleType>,
}));

const isLike = (operator: string) => /contain|with/i.test(operator);

/** Rules that a format of the release writes and does not read, and what the visitor is told. */
const exceptions: Record<string, { of: (rule: Rule) => boolean; says: RegExp }[]> = {
  sql: [
    { of: ({ value }) => /^-\d/.test(String(value)), says: /cannot read a negative number in SQL/ },
    { of: ({ value }) => value === '', says: /cannot read (an empty text|a LIKE that looks for %) in SQL/ },
    {
      of: ({ operator, value }) => isLike(operator) && /^%|%$/.test(String(value)),
      says: /cannot read a LIKE that looks for % in SQL/,
    },
  ],
  mongodb: [
    {
      of: ({ operator, value }) => isLike(operator) && !/^[^$^\\*+?.()[\]{}|]{2,}$/.test(String(value)),
      says: /reads a \$regex of two plain characters/,
    },
    { of: ({ operator, valueSource }) => valueSource === 'field' && operator === '!=', says: /^In \$expr, release/ },
  ],
  jsonlogic: [],
  cel: [
    {
      of: ({ value }) => /'.*"|".*'/.test(String(value)),
      says: /cannot read a text with both kinds of quotation marks/,
    },
  ],
  json: [],
};

describe.each(importFormats)('$label', async ({ id, load }) => {
  const { format } = await load();
  it('reads every sample that it prints', () => {
    for (const { query } of samples) expect(printedAgain(format, query)).toBe(inner(format.print(query)));
  });
  it('reads random queries that it prints, but for those that it names', () => {
    fc.assert(
      fc.property(randomQuery, (query) => {
        const found = rulesOf(query).flatMap((rule) => (exceptions[id] ?? []).filter(({ of }) => of(rule)));
        const again = printedAgain(format, query);
        if (found.length === 0) expect(again).toBe(inner(format.print(query)));
        else
          expect(again === inner(format.print(query)) || found.some(({ says }) => says.test(again)), again).toBe(true);
      }),
    );
  });
});
