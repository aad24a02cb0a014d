import { isGroup, type Rule, rulesOf, walk } from '@site/packages/query';
import fc from 'fast-check';
import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../samples/samples';
import { haveSameMeaning } from '../../formats/condition/meaning';
import type { ImportFormat } from '../../formats/ImportFormat';
import { importQuery } from '../../formats/importQuery';
import { importFormats } from '.';

const shape = { independentCombinators: false, listsAsArrays: true };
const read = (format: ImportFormat, text: string) => importQuery(format, text, shape);

/** Release 8 writes plain objects only. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { noNullPrototype: true });
const anyText = fc.string({ minLength: 0, maxLength: 6, unit: fc.constantFrom(...'ab %_-;.\'"(,') });
const anyNumber = fc.integer({ min: -1000, max: 1000 }).map(String);
const textRule = record({
  field: fc.constantFrom('title', 'director'),
  operator: fc.constantFrom(
    ...['=', '!=', 'contains', 'doesNotContain', 'beginsWith', 'doesNotBeginWith', 'endsWith', 'doesNotEndWith'],
  ),
  value: anyText,
});
const numberRule = record({
  field: fc.constantFrom('gross', 'imdbRating'),
  operator: fc.constantFrom('=', '!=', '>', '>=', '<', '<='),
  value: anyNumber,
});
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
  group: record({
    combinator: fc.constantFrom('and', 'or'),
    not: fc.boolean(),
    rules: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
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
const special = /[$^\\*+?()[\]{}|]/;
const isField = ({ valueSource }: Rule) => valueSource === 'field';
const both = /'.*"|".*'/s;

type Exception = {
  why: string;
  of: (query: RuleGroupTypeAny) => boolean;
  /** What the visitor is told, or that the text of the release's own export has lost it already. */
  says: RegExp | 'the text asks for something else';
};
const some = (of: (rule: Rule) => boolean) => (query: RuleGroupTypeAny) => rulesOf(query).some(of);
const lost = 'the text asks for something else';

const is = (given: Rule | RuleGroupTypeAny): given is RuleGroupTypeAny => isGroup(given);
const someGroup = (of: (group: RuleGroupTypeAny) => boolean) => (query: RuleGroupTypeAny) =>
  [...walk(query)].some(({ item }) => is(item as Rule) && of(item as unknown as RuleGroupTypeAny));
const isEdge = /^%|%$/;
const bothQuotes: Exception = {
  why: 'both quotation marks, of which the release reads no escape',
  of: some(({ value }) => both.test(String(value))),
  says: /cannot read a text with both kinds of quotation marks/,
};
const fieldAsText: Exception = {
  why: 'a field as the value is read as a text',
  of: some(isField),
  says: /misreads “.*(?:budget|usGross).*” as “.*'(?:budget|usGross)'/,
};

/** Queries that a format of the release writes and does not read, by cause, and what the visitor is told. */
const exceptions: Record<string, Exception[]> = {
  sql: [
    {
      why: 'a % at the end of what LIKE looks for, or nothing to look for',
      of: some(({ operator, value }) => isLike(operator) && (isEdge.test(String(value)) || value === '')),
      says: /a text is read that has one % at its start/,
    },
    {
      why: 'the export does not escape % in LIKE',
      of: some(({ operator, value }) => isLike(operator) && isEdge.test(String(value))),
      says: lost,
    },
    {
      why: 'NOT right after NOT is read once',
      of: someGroup(({ not, rules }) => Boolean(not) && rules.length === 1),
      says: /misreads “NOT /,
    },
  ],
  mongodb: [
    {
      why: 'the export does not escape patterns',
      of: some(({ operator, value }) => isLike(operator) && (special.test(String(value)) || value === '')),
      says: /reads a \$regex of plain characters/,
    },
    {
      why: 'no $ne of fields',
      of: some((rule) => isField(rule) && rule.operator === '!='),
      says: /^In \$expr, release/,
    },
  ],
  jsonlogic: [],
  cel: [bothQuotes],
  spel: [
    bothQuotes,
    { why: 'negative numbers', of: some(({ value }) => /^-\d/.test(String(value))), says: /leaves out “.*-\d/ },
    {
      why: 'the export does not escape patterns',
      of: some(({ operator, value }) => isLike(operator) && special.test(String(value))),
      says: /After matches, /,
    },
    {
      why: 'a doubled quotation mark is read as one',
      of: some(({ value }) => /''|""/.test(String(value))),
      says: /misreads /,
    },
    {
      why: 'a list is written as comparisons, which the field of a list does not offer',
      of: some(({ field }) => field === 'creativeType'),
      says: /“creativeType” does not offer =/,
    },
  ],
  jsonata: [],
  cypher: [fieldAsText],
  gremlin: [
    fieldAsText,
    {
      why: 'the export leaves out what joins the outermost rules',
      of: ({ not, combinator }: { not?: boolean; combinator?: string }) => Boolean(not) || combinator === 'or',
      says: lost,
    },
    {
      why: 'groups are left out',
      of: (query) => query.rules.some((item) => typeof item === 'object' && 'rules' in item),
      says: /leaves out “(?:and|or|not)\(/,
    },
    {
      why: 'brackets in a text are counted, and commas split it',
      of: some(({ value }) => /[(,]/.test(String(value))),
      says: /(?:misreads|leaves out|does not understand) /,
    },
    { why: 'no query at all', of: ({ rules }) => rules.length === 0, says: /nothing to read/ },
  ],
  sparql: [
    {
      why: 'lists are left out',
      of: some(({ operator }) => /^(?:in|notIn)$/.test(operator)),
      says: /leaves out “\?\w+ (?:NOT )?IN /,
    },
    {
      why: 'a not of a condition with a not is read once',
      of: someGroup(({ not }) => Boolean(not)),
      says: /misreads “!/,
    },
    {
      why: 'an && inside || is read as ||',
      of: someGroup((group) => 'combinator' in group && group.combinator === 'or'),
      says: /misreads “.* \|\| /,
    },
    { why: 'a text of blanks is read as 0', of: some(({ value }) => /^ +$/.test(String(value))), says: /misreads .*0/ },
  ],
  json: [],
};

describe.each(importFormats)('$label', async ({ id, load }) => {
  const { format } = await load();
  const known = exceptions[id] as Exception[];
  const check = (query: RuleGroupTypeAny) => {
    const imported = read(format, format.print(query));
    if ('query' in imported && haveSameMeaning(imported.query, query)) return;
    const said = 'query' in imported ? lost : imported.error;
    const found = known.filter(({ of }) => of(query));
    const isNamed = found.some(({ says }) => (says instanceof RegExp ? says.test(said) : says === said));
    expect(isNamed, `${format.print(query)}\n${said}`).toBe(true);
  };
  it('reads the samples that it prints, but for those that it names', () => {
    for (const { query } of samples) check(query);
  });
  it('reads random queries that it prints, but for those that it names', () => {
    fc.assert(fc.property(randomQuery, check), { numRuns: 500 });
  });
  it('has no exception that never comes', () => {
    const drawn = [...samples.map(({ query }) => query), ...fc.sample(randomQuery, { numRuns: 2000, seed: 1 })];
    for (const { why, of, says } of known) {
      const meets = drawn.filter(of).some((query) => {
        const imported = read(format, format.print(query));
        if ('error' in imported) return says instanceof RegExp && says.test(imported.error);
        return says === lost && !haveSameMeaning(imported.query, query);
      });
      expect(meets, why).toBe(true);
    }
  });
});

it('the random queries have rules at each depth', () => {
  const drawn = fc.sample(randomQuery, 200);
  expect(new Set(drawn.flatMap((query) => [...walk(query)].map(({ path }) => path.length))).size).toBeGreaterThan(2);
});
