import * as next from 'samples-next/release';
import * as v3 from 'samples-v3/release';
import * as v5 from 'samples-v5/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { latestLine } from '../../../lines/registry';
import type { Group, Item, Rule } from '../../../packages/query';
import type { Table } from '../../dataset/table';
import { type Engines, execute, type Release, startEngines } from '../proof/run';
import { engines as engineEntries } from '../registry';
import type { CauseId } from './causes';
import { dialectOf, meaning } from './dialect';
import { explainBetween, explainDifference, explainRefusal } from './explain';
import { predict } from './judge';
import { models } from './models';

const table: Table = {
  columns: [
    { name: 'name', type: 'text' },
    { name: 'other', type: 'text' },
    { name: 'amount', type: 'number' },
    { name: 'flag', type: 'boolean' },
  ],
  rows: [
    { name: '50%', other: '%', amount: 50, flag: true },
    { name: '500', other: null, amount: 8, flag: false },
    { name: 'ABC', other: 'B', amount: null, flag: null },
    { name: 'abc', other: 'B', amount: 0, flag: null },
    { name: null, other: '7', amount: 3, flag: null },
    { name: 'a.b', other: '.', amount: 8.5, flag: null },
    { name: '', other: '', amount: -1, flag: null },
  ],
};

const rule = (field: string, operator: string, value: unknown = '', valueSource?: 'field'): Rule => ({
  field,
  operator,
  value,
  ...(valueSource && { valueSource }),
});
const and = (...rules: Item[]): Group => ({ combinator: 'and', rules });
const or = (...rules: Item[]): Group => ({ combinator: 'or', rules });
const not = (group: Group): Group => ({ ...group, not: true });
/** A group with independent combinators. */
const items = (...rules: Item[]): Group => ({ rules });

type Case = {
  cause: CauseId;
  release: Release;
  /** The format; with a `+`, numbers are parsed. */
  format: string;
  query: Group;
  /** Rows that the engine selects, and rows that are meant; counted by hand. */
  selects: number[] | 'an error';
  means: number[];
  /** A query much like it, to which the cause does not apply. */
  unlike: Group;
};

// biome-ignore format: a table
const cases: Case[] = [
  { cause: 'null-as-value', release: v5, format: 'mongodb', query: and(rule('name', '!=', 'abc')), selects: [0, 1, 2, 4, 5, 6], means: [0, 1, 2, 5, 6], unlike: and(rule('name', '=', 'abc')) },
  { cause: 'null-as-value', release: v5, format: 'cel', query: and(rule('name', '!=', 'abc')), selects: [0, 1, 2, 4, 5, 6], means: [0, 1, 2, 5, 6], unlike: and(rule('name', '<', 'abc')) },
  { cause: 'null-as-zero', release: v5, format: 'jsonlogic+', query: and(rule('amount', '<', '5')), selects: [2, 3, 4, 6], means: [3, 4, 6], unlike: and(rule('amount', '>', '5')) },
  { cause: 'null-error', release: v5, format: 'spel', query: and(rule('name', 'null')), selects: [], means: [4], unlike: and(rule('name', 'notNull')) },
  { cause: 'like-wildcards', release: v5, format: 'parameterized', query: and(rule('name', 'beginsWith', '50%')), selects: [0, 1], means: [0], unlike: and(rule('name', '=', '50%')) },
  { cause: 'like-case', release: v5, format: 'sql', query: and(rule('name', 'contains', 'b')), selects: [2, 3, 5], means: [3, 5], unlike: and(rule('name', 'contains', '0')) },
  { cause: 'regex', release: v5, format: 'mongodb', query: and(rule('name', 'beginsWith', '.b')), selects: [3], means: [], unlike: and(rule('name', 'contains', 'b')) },
  { cause: 'regex', release: v5, format: 'mongodb', query: and(rule('name', 'contains', '(')), selects: 'an error', means: [], unlike: and(rule('name', '=', '(')) },
  { cause: 'not-dropped', release: v5, format: 'mongodb', query: not(and(rule('amount', 'notNull'))), selects: [0, 1, 3, 4, 5, 6], means: [2], unlike: and(rule('amount', 'notNull')) },
  { cause: 'merged-groups', release: v5, format: 'jsonlogic', query: not(items(not(items(rule('amount', 'null'))))), selects: [0, 1, 3, 4, 5, 6], means: [2], unlike: not(and(not(and(rule('amount', 'null'))))) },
  { cause: 'empty-group', release: v5, format: 'jsonlogic', query: and(), selects: [], means: [0, 1, 2, 3, 4, 5, 6], unlike: and(rule('amount', 'null')) },
  { cause: 'empty-group', release: next, format: 'mongodb', query: not(and()), selects: [], means: [0, 1, 2, 3, 4, 5, 6], unlike: and() },
  { cause: 'unfinished', release: v5, format: 'sql', query: and(rule('name', 'in', [])), selects: 'an error', means: [0, 1, 2, 3, 4, 5, 6], unlike: and() },
  { cause: 'unfinished', release: v5, format: 'sql', query: and(rule('~', '=', 'abc')), selects: 'an error', means: [0, 1, 2, 3, 4, 5, 6], unlike: and(rule('name', '=', '~')) },
  { cause: 'unfinished', release: v5, format: 'parameterized', query: and(rule('amount', '=', '8'), or(rule('name', '~', 'abc'))), selects: 'an error', means: [1], unlike: and(rule('amount', '=', '8'), or()) },
  { cause: 'unfinished', release: v5, format: 'parameterized_named', query: and(rule('amount', 'between', ',')), selects: 'an error', means: [0, 1, 2, 3, 4, 5, 6], unlike: and(rule('amount', 'between', '1,2')) },
  { cause: 'unfinished', release: v5, format: 'cel', query: items(rule('amount', 'null'), 'or', rule('name', 'in', '')), selects: 'an error', means: [2], unlike: or(rule('amount', 'null'), rule('name', 'in', '')) },
  { cause: 'unfinished', release: v5, format: 'spel', query: or(rule('amount', 'between', [0, 9])), selects: [0, 1, 2, 3, 4, 5, 6], means: [1, 3, 4, 5], unlike: or(rule('amount', 'between', ['0', '9'])) },
  { cause: 'unfinished', release: next, format: 'jsonlogic', query: and(rule('amount', 'notNull'), rule('name', 'in', [])), selects: [], means: [0, 1, 3, 4, 5, 6], unlike: and(rule('name', 'in', ['a.b'])) },
  { cause: 'lists', release: v3, format: 'sql', query: and(rule('name', 'in', 'abc,')), selects: [3, 6], means: [3], unlike: and(rule('name', 'in', 'abc')) },
  { cause: 'lists', release: v3, format: 'parameterized', query: and(rule('name', 'in', ['abc'])), selects: 'an error', means: [3], unlike: and(rule('name', 'in', 'abc')) },
  { cause: 'range-order', release: v5, format: 'jsonlogic', query: and(rule('amount', 'between', '9,7')), selects: [1, 5], means: [], unlike: and(rule('amount', 'between', '7,9')) },
  { cause: 'quoting', release: v5, format: 'spel', query: and(rule('other', '=', "it's")), selects: 'an error', means: [], unlike: and(rule('other', '=', 'its')) },
  { cause: 'quoting', release: v3, format: 'sql', query: and(rule('other', '=', "it's")), selects: 'an error', means: [], unlike: and(rule('other', '=', 'its')) },
  { cause: 'quoting', release: v5, format: 'parameterized', query: and(rule('name', '!=', '\n'), rule('name', '<', 'Z\n')), selects: [6], means: [0, 1, 2, 6], unlike: and(rule('name', '<', 'Z')) },
  { cause: 'number-as-text', release: v5, format: 'mongodb', query: and(rule('amount', '=', '8')), selects: [], means: [1], unlike: and(rule('amount', '=', 8)) },
  { cause: 'text-as-number', release: v5, format: 'cel+', query: and(rule('other', '=', '7')), selects: [], means: [4], unlike: and(rule('other', '=', '.')) },
  { cause: 'number-as-text', release: v5, format: 'cel', query: or(rule('name', '=', 'abc'), rule('amount', '<', '9')), selects: [3], means: [1, 3, 4, 5, 6], unlike: and(rule('amount', '<', 9)) },
  { cause: 'text-as-number', release: v5, format: 'cel+', query: or(rule('name', '=', 'abc'), rule('other', '>', '7')), selects: [3], means: [2, 3], unlike: and(rule('other', '>', 'A')) },
  { cause: 'number-syntax', release: v5, format: 'mongodb+', query: and(rule('amount', '=', '08')), selects: 'an error', means: [1], unlike: and(rule('amount', '=', '8')) },
  { cause: 'text-in-number', release: v5, format: 'sql', query: and(rule('amount', 'endsWith', '0')), selects: [0, 1, 3, 4, 6], means: [0, 3], unlike: and(rule('name', 'endsWith', '0')) },
  { cause: 'lost-wildcards', release: v5, format: 'parameterized+', query: and(rule('name', 'contains', '50')), selects: [], means: [0, 1], unlike: and(rule('name', 'contains', '0%')) },
  { cause: 'field-comparison', release: v5, format: 'mongodb', query: and(rule('name', 'contains', 'other', 'field')), selects: 'an error', means: [0, 2, 5, 6], unlike: and(rule('name', '=', 'other', 'field')) },
  { cause: 'field-comparison', release: next, format: 'mongodb_query', query: and(rule('name', '=', 'other', 'field')), selects: 'an error', means: [6], unlike: and(rule('name', '=', 'other')) },
  { cause: 'field-comparison', release: next, format: 'mongodb', query: and(rule('name', '<', 'other', 'field')), selects: 'an error', means: [2], unlike: and(rule('name', 'null', '', 'field')) },
  { cause: 'no-number', release: v5, format: 'sql', query: and(rule('amount', '<', 'x')), selects: [0, 1, 3, 4, 5, 6], means: [], unlike: and(rule('amount', '<', '9')) },
  { cause: 'mixed-list', release: v5, format: 'cel+', query: and(rule('amount', 'in', '8,8.5')), selects: 'an error', means: [1, 5], unlike: and(rule('amount', 'in', '8,50')) },
  { cause: 'empty-text', release: v5, format: 'jsonlogic', query: and(rule('name', 'contains', ''), rule('name', 'notNull')), selects: [0, 1, 2, 3, 5], means: [0, 1, 2, 3, 5, 6], unlike: and(rule('name', 'beginsWith', ''), rule('name', 'notNull')) },
  { cause: 'ldap-presence', release: next, format: 'ldap', query: and(rule('amount', 'null')), selects: [0, 1, 3, 4, 5, 6], means: [2], unlike: and(rule('name', '=', 'null')) },
  { cause: 'ldap-strict', release: next, format: 'ldap', query: and(rule('amount', '<', '8')), selects: [1, 3, 4, 6], means: [3, 4, 6], unlike: and(rule('amount', '<=', '8')) },
  { cause: 'ldap-text', release: next, format: 'ldap', query: and(rule('name', '=', ' aBc')), selects: [2, 3], means: [], unlike: and(rule('name', '=', '500')) },
  { cause: 'ldap-syntax', release: next, format: 'ldap', query: and(rule('amount', '=', '08')), selects: [], means: [1], unlike: and(rule('amount', '=', '8')) },
  { cause: 'null-as-value', release: next, format: 'ldap', query: and(rule('amount', '!=', '99')), selects: [0, 1, 2, 3, 4, 5, 6], means: [0, 1, 3, 4, 5, 6], unlike: and(rule('name', '=', 'abd')) },
  { cause: 'empty-group', release: next, format: 'ldap', query: and(), selects: 'an error', means: [0, 1, 2, 3, 4, 5, 6], unlike: and(rule('name', '=', '500')) },
  { cause: 'unfinished', release: next, format: 'ldap', query: and(rule('name', '=', ''), rule('amount', '=', '8')), selects: [1], means: [], unlike: and(rule('name', '=', '500')) },
  { cause: 'field-comparison', release: next, format: 'ldap', query: and(rule('name', '=', 'other', 'field'), rule('amount', '>=', '8')), selects: [0, 1, 5], means: [], unlike: and(rule('amount', '>=', '8')) },
  { cause: 'text-in-number', release: next, format: 'ldap', query: and(rule('amount', 'contains', '8')), selects: [], means: [1, 5], unlike: and(rule('other', 'contains', '8')) },
  { cause: 'null-as-value', release: next, format: 'jsonata', query: and(rule('name', '!=', 'abc')), selects: [0, 1, 2, 4, 5, 6], means: [0, 1, 2, 5, 6], unlike: and(rule('name', '=', 'abc')) },
  { cause: 'null-as-value', release: next, format: 'sequelize', query: and(rule('amount', '=', 8), rule('name', 'contains', 'other', 'field')), selects: [1], means: [], unlike: and(rule('name', '=', 'other', 'field')) },
  { cause: 'null-error', release: next, format: 'jsonata', query: not(and(rule('name', 'beginsWith', 'a'), rule('other', '>', 'A'))), selects: [0, 1, 2, 5, 6], means: [0, 1, 2, 4, 5, 6], unlike: and(rule('name', 'notNull')) },
  { cause: 'not-dropped', release: next, format: 'prisma', query: and(not(and(rule('amount', 'notNull')))), selects: [0, 1, 3, 4, 5, 6], means: [2], unlike: not(and(rule('amount', 'notNull'))) },
  { cause: 'empty-group', release: next, format: 'drizzle', query: or(rule('amount', 'null'), and()), selects: [2], means: [0, 1, 2, 3, 4, 5, 6], unlike: and() },
  { cause: 'empty-group', release: next, format: 'prisma', query: or(and()), selects: [], means: [0, 1, 2, 3, 4, 5, 6], unlike: and(and()) },
  { cause: 'unfinished', release: next, format: 'drizzle', query: and(rule('name', 'in', [])), selects: [], means: [0, 1, 2, 3, 4, 5, 6], unlike: and() },
  { cause: 'unfinished', release: next, format: 'sequelize', query: and(rule('amount', 'in', [])), selects: [], means: [0, 1, 2, 3, 4, 5, 6], unlike: and(rule('amount', 'notIn', [])) },
  { cause: 'range-order', release: next, format: 'tanstack_db', query: and(rule('amount', 'between', '9,7')), selects: [1, 5], means: [], unlike: and(rule('amount', 'between', '7,9')) },
  { cause: 'range-order', release: next, format: 'prisma', query: and(rule('name', 'between', '5000,100')), selects: [0, 1], means: [], unlike: and(rule('name', 'between', '100,5000')) },
  { cause: 'quoting', release: next, format: 'jsonata', query: and(rule('other', '=', '\\d')), selects: 'an error', means: [], unlike: and(rule('other', '=', '\n')) },
  { cause: 'boolean-as-text', release: v5, format: 'sql', query: and(rule('flag', 'in', [true, false])), selects: [], means: [0, 1], unlike: and(rule('flag', '=', true)) },
  { cause: 'boolean-as-text', release: next, format: 'jsonata', query: and(rule('flag', 'in', [true])), selects: [], means: [0], unlike: and(rule('flag', '=', true)) },
  { cause: 'boolean-as-text', release: next, format: 'drizzle', query: and(rule('flag', 'in', 'false')), selects: [0], means: [], unlike: and(rule('flag', 'in', [true, false])) },
  { cause: 'number-syntax', release: next, format: 'jsonata+', query: and(rule('amount', '=', '08')), selects: 'an error', means: [1], unlike: and(rule('amount', '=', '8')) },
  { cause: 'like-wildcards', release: next, format: 'tanstack_db', query: and(rule('name', 'beginsWith', '50%')), selects: [0, 1], means: [0], unlike: and(rule('name', 'contains', 'B')) },
  { cause: 'text-in-number', release: next, format: 'sequelize', query: and(rule('amount', 'doesNotContain', '5')), selects: [0, 1, 3, 4, 5, 6], means: [1, 3, 4, 6], unlike: and(rule('name', 'doesNotContain', '5')) },
  { cause: 'field-comparison', release: next, format: 'tanstack_db', query: and(rule('name', 'contains', 'other', 'field')), selects: [], means: [0, 2, 5, 6], unlike: and(rule('name', '<', 'other', 'field')) },
  { cause: 'field-comparison', release: next, format: 'prisma', query: and(rule('amount', 'notNull'), rule('name', '=', 'other', 'field')), selects: [0, 1, 3, 4, 5, 6], means: [6], unlike: and(rule('name', '=', 'other')) },
  { cause: 'no-number', release: next, format: 'tanstack_db', query: and(rule('amount', '>=', 'x')), selects: [0, 1, 3, 4, 5, 6], means: [], unlike: and(rule('amount', '>', 'x')) },
  { cause: 'two-types', release: v5, format: 'sql', query: and(rule('amount', '<', 'name', 'field')), selects: [0, 1, 3, 5, 6], means: [], unlike: and(rule('name', '<', 'other', 'field')) },
  { cause: 'two-types', release: v5, format: 'jsonlogic', query: and(rule('amount', '<', 'name', 'field')), selects: [1, 6], means: [], unlike: and(rule('amount', '=', 'name', 'field')) },
  { cause: 'two-types', release: next, format: 'cel', query: or(rule('name', '=', 'abc'), not(and(rule('amount', '>', 'other', 'field')))), selects: [3], means: [0, 3, 4, 5, 6], unlike: and(rule('amount', '=', 'name', 'field')) },
  { cause: 'type-error', release: next, format: 'prisma', query: and(rule('amount', '=', '8')), selects: 'an error', means: [1], unlike: and(rule('amount', '=', 8)) },
  { cause: 'broken-gte', release: v3, format: 'mongodb', query: and(rule('name', '>=', 'abc')), selects: [], means: [3], unlike: and(rule('name', '>', 'aa')) },
];

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines(table);
});

const read = ({ format, release }: Case) => {
  const parseNumbers = format.endsWith('+');
  const name = format.replace('+', '');
  return { dialect: dialectOf(name, release.version, parseNumbers), options: { format: name, parseNumbers } };
};

describe.each(cases.map((one) => [one.cause, one.format, one] as const))('%s in %s', (cause, _, one) => {
  const { dialect, options } = read(one);

  it('is what the engine does', async () => {
    const { rows, refused } = await execute(one.query, options, one.release, engines, table);
    expect(refused?.rows.length === table.rows.length ? 'an error' : rows).toEqual(one.selects);
  });

  it('is not what the query means', () => {
    expect(predict(one.query, table, meaning(dialect)).rows).toEqual(one.means);
  });

  it('is recognised where it applies, and alone', () => {
    expect(explainDifference(one.query, table, dialect)).toEqual([cause]);
  });

  it('is named for a refusal, and for nothing else', () => {
    const refusal = (query: Group) => explainRefusal(query, table.columns, dialect);
    expect(refusal(one.query)).toEqual(one.selects === 'an error' ? [cause] : []);
    expect(refusal(one.unlike)).not.toContain(cause);
  });

  it('is not recognised where it does not apply', () => {
    expect(explainDifference(one.unlike, table, dialect)).not.toContain(cause);
  });
});

it.each(['cel', 'spel'])('%s of Next keeps a range with a 0, which release 5 drops', async (format) => {
  const query = and(rule('amount', 'between', [0, 9]));
  const options = { format, parseNumbers: false };
  for (const [release, rows] of [
    [next, [1, 3, 4, 5]],
    [v5, [0, 1, 2, 3, 4, 5, 6]],
  ] as const) {
    expect((await execute(query, options, release, engines, table)).rows).toEqual(rows);
    expect(predict(query, table, dialectOf(format, release.version)).rows).toEqual(rows);
  }
});

it('every cause of an engine that runs unasked is tested; those of others are tested beside their models', () => {
  const atOnce = new Set(engineEntries.flatMap(({ id, onRequest }) => (onRequest ? [] : (models[id]?.switches ?? []))));
  // Match modes have a test of their own, on lists.
  const untested = [...atOnce].filter((id) => id !== 'match-mode' && !cases.some(({ cause }) => cause === id));
  expect(untested).toEqual([]);
});

describe('values that cannot be one of their column', () => {
  const columns = [{ name: 'flag', type: 'boolean' } as const, { name: 'title', type: 'text' } as const];
  const hostile = {
    columns,
    rows: [
      { flag: true, title: 'a' },
      { flag: false, title: null },
      { flag: null, title: 'b' },
    ],
  };
  const values = ['', ' ', 'x', 0, 1, 1.5, null, true, ['1', '2'], '1,2', {}];
  const operators = ['=', '!=', '<', '>=', 'contains', 'in', 'notIn', 'between', 'notBetween'];
  const dialects = ['sql', 'mongodb', 'jsonlogic', 'cel', 'spel'].map((format) =>
    dialectOf(format, latestLine.release),
  );

  it.each(operators)('end the search for a cause: %s', (operator) => {
    let unknown = 0;
    for (const field of ['flag', 'title'])
      for (const value of values)
        for (const one of dialects) {
          const query = and(rule(field, operator, value));
          explainDifference(query, hostile, one);
          for (const other of dialects) unknown += explainBetween(query, hostile, one, other) ? 0 : 1;
        }
    if (operator === '=') expect(unknown).toBeGreaterThan(0);
  });
});

describe('two formats', () => {
  const of = (format: string) => dialectOf(format, latestLine.release);
  it('that select the same rows need no cause, though both differ from the meaning', () => {
    const query = and(rule('name', 'contains', 'b'));
    expect(explainBetween(query, table, of('sql'), of('parameterized'))).toEqual([]);
  });
  it('that differ are told apart by what only one of them does', () => {
    const query = not(and(rule('name', 'contains', 'b'), rule('name', 'notNull')));
    expect(explainBetween(query, table, of('sql'), of('mongodb'))).toEqual(['like-case', 'not-dropped']);
  });
});

it('a refusal with two causes has both named', () => {
  const query = and(rule('name', 'contains', '('), rule('other', 'contains', 'name', 'field'));
  expect(explainRefusal(query, table.columns, dialectOf('mongodb', latestLine.release))).toEqual([
    'regex',
    'field-comparison',
  ]);
});
