import { init, parse as parseSql } from '@guanmingchiu/sqlparser-ts';
import fc from 'fast-check';
import { formatQuery, type RuleGroupType } from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs, seed } from '../../scripts/testScale';
import { presets } from './notRunFormats';
import { queriesOn } from './proof/queries';
import { hostileTable } from './proof/tables';

/** The databases that do not run here, and what their grammars here read although the database has it not. */
const grammars = {
  // A list in brackets: T-SQL's names, which the grammar takes for arrays.
  mysql: { dialect: 'mysql', foreign: /"Array":/ },
  // `||`, which joins texts elsewhere; TRUE and FALSE, which the grammar takes for columns: T-SQL has a bit, 1 or 0.
  mssql: { dialect: 'mssql', foreign: /"StringConcat"|"value":"(TRUE|FALSE)","span"/i },
} as const;
type Preset = keyof typeof grammars;

/** Reads a condition in a database's grammar. @throws for what it has not */
const parse = (preset: Preset, condition: string) => {
  const { dialect, foreign } = grammars[preset];
  const statements = parseSql(`SELECT * FROM movies WHERE ${condition}`, dialect);
  const [found] = foreign.exec(JSON.stringify(statements)) ?? [];
  if (found) throw new Error(`${dialect} has no ${found}`);
  return statements;
};

/** Whether TRUE or FALSE stands in SQL outside of texts and names. */
const hasBoolean = (sql: string) => /\b(TRUE|FALSE)\b/i.test(sql.replace(/'(''|[^'])*'|\[(\]\]|[^\]])*\]/g, ''));

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
        if (preset === 'mssql' && hasBoolean(sql))
          return void expect(() => parse(preset, sql), sql).toThrow(/TRUE|FALSE/i);
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
  ['mssql', '[a] = TRUE', '[a] = 1'],
  ['mssql', '[a] = false', "[a] = 'false'"],
  ['mssql', 'TRUE = [a]', '[TRUE] = [a]'],
] as const)('the grammar of %s refuses %s and takes %s', (preset, wrong, right) => {
  expect(() => parse(preset, wrong)).toThrow();
  expect(parse(preset, right)).toHaveLength(1);
});

it('in T-SQL a boolean is no value, and the table says so', () => {
  const query = { combinator: 'and', rules: [{ field: 'profitable', operator: '=', value: true }] };
  const sql = formatQuery(query, { preset: 'mssql' });
  expect(sql).toBe('([profitable] = TRUE)');
  expect(() => parse('mssql', sql)).toThrow('TRUE');
  expect(parse('mssql', formatQuery(query, { format: 'parameterized', preset: 'mssql' }).sql)).toBeDefined();
  expect(presets.mssql).toMatchObject({ check: expect.stringContaining('refuse `TRUE` and `FALSE`') });
});

it('in MySQL a backslash takes the quote behind it, and the table says so', () => {
  const query = { combinator: 'and', rules: [{ field: 'name', operator: '=', value: '\\' }] };
  expect(() => parse('mysql', formatQuery(query, { preset: 'mysql' }))).toThrow();
  expect(parse('mysql', formatQuery(query, { format: 'parameterized', preset: 'mysql' }).sql)).toBeDefined();
});
