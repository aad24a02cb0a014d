import { init, parse as parseSql } from '@guanmingchiu/sqlparser-ts';
import fc from 'fast-check';
import { formatQuery, type RuleGroupType } from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs, seed } from '../../scripts/testScale';
import { queriesOn } from './proof/queries';
import { hostileTable } from './proof/tables';

/** The databases that do not run here, and what their grammars here read although the database has it not. */
const grammars = {
  // A list in brackets: T-SQL's names, which the grammar takes for arrays.
  mysql: { dialect: 'mysql', foreign: '"Array":' },
  // `||`, which joins texts elsewhere.
  mssql: { dialect: 'mssql', foreign: '"StringConcat"' },
} as const;
type Preset = keyof typeof grammars;

/** Reads a condition in a database's grammar. @throws for what it has not */
const parse = (preset: Preset, condition: string) => {
  const { dialect, foreign } = grammars[preset];
  const statements = parseSql(`SELECT * FROM movies WHERE ${condition}`, dialect);
  if (JSON.stringify(statements).includes(foreign)) throw new Error(`${dialect} has no ${foreign}`);
  return statements;
};

beforeAll(() => init());

describe.each(Object.keys(grammars) as Preset[])('the grammar of %s', (preset) => {
  it.each(['sql', 'parameterized', 'parameterized_named'])(
    'parses random queries in %s',
    (format) => {
      let parsed = 0;
      const property = fc.property(queriesOn(hostileTable, { fields: true, independent: true }), (query) => {
        const exported = formatQuery(query as RuleGroupType, { format: format as 'sql', preset }) as unknown;
        const sql = typeof exported === 'string' ? exported : (exported as { sql: string }).sql;
        // MySQL takes it for an escape.
        if (sql.includes('\\')) return;
        expect(() => parse(preset, sql), sql).not.toThrow();
        parsed += 1;
      });
      fc.assert(property, { seed, numRuns: runs(100, 500) });
      expect(parsed).toBeGreaterThan(50);
    },
    60_000,
  );

  it.each(['()', "a = 'a' and", "a like '%a%' or or a = 'b'", "a in ('a',)", 'a in ()', '(a = 1', 'a = 1 b'])(
    'refuses %s',
    (sql) => expect(() => parse(preset, sql)).toThrow(),
  );
});

it.each([
  ['mysql', '[a] = 1', '`a` = 1'],
  ['mssql', '`a` = 1', '[a] = 1'],
  ['mssql', "a = 'a' || 'b'", "a = 'a' + 'b'"],
] as const)('the grammar of %s refuses %s and takes %s', (preset, wrong, right) => {
  expect(() => parse(preset, wrong)).toThrow();
  expect(parse(preset, right)).toHaveLength(1);
});

it('in MySQL a backslash takes the quote behind it, and the table says so', () => {
  const query = { combinator: 'and', rules: [{ field: 'name', operator: '=', value: '\\' }] };
  expect(() => parse('mysql', formatQuery(query, { preset: 'mysql' }))).toThrow();
  expect(parse('mysql', formatQuery(query, { format: 'parameterized', preset: 'mysql' }).sql)).toBeDefined();
});
