import fc from 'fast-check';
import mysql from 'node-sql-parser/build/mysql';
import transactsql from 'node-sql-parser/build/transactsql';
import { formatQuery, type RuleGroupType } from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import { runs, seed } from '../../scripts/testScale';
import type { Group } from '../query/rule';
import { queriesOn } from './proof/queries';
import { hostileTable } from './proof/tables';

/** A grammar of a database that does not run here, and the formats of the preset that it parses. */
const grammars = {
  mysql: {
    Parser: mysql.Parser,
    database: 'mysql',
    formats: ['sql', 'parameterized', 'parameterized_named'],
  },
  // A parameter without a name is the driver's, not of T-SQL.
  mssql: { Parser: transactsql.Parser, database: 'transactsql', formats: ['sql', 'parameterized_named'] },
} as const;
type Preset = keyof typeof grammars;

const parse = (preset: Preset, condition: string) => {
  const { Parser, database } = grammars[preset];
  return new Parser().parse(`SELECT * FROM movies WHERE ${condition}`, { database });
};

// A field in a text is joined by `+`, which the T-SQL grammar does not read behind LIKE.
const joinsText = (item: Group['rules'][number]): boolean =>
  typeof item === 'object' &&
  ('rules' in item
    ? item.rules.some(joinsText)
    : item.valueSource === 'field' && /contain|begin|end/i.test(item.operator));

describe.each(Object.keys(grammars) as Preset[])('the grammar of %s', (preset) => {
  it.each(grammars[preset].formats)(
    'parses random queries in %s',
    (format) => {
      let parsed = 0;
      const property = fc.property(queriesOn(hostileTable, { fields: true, independent: true }), (query) => {
        if (preset === 'mssql' && joinsText(query)) return;
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

  it.each(['()', "`name` = 'a' and", "name like '%a%' or or name = 'b'", "name in ('a',)"])('refuses %s', (sql) =>
    expect(() => parse(preset, sql)).toThrow(),
  );
});

it('in MySQL a backslash takes the quote behind it, and the table says so', () => {
  const query = { combinator: 'and', rules: [{ field: 'name', operator: '=', value: '\\' }] };
  expect(() => parse('mysql', formatQuery(query, { preset: 'mysql' }))).toThrow();
  expect(parse('mysql', formatQuery(query, { format: 'parameterized', preset: 'mysql' }).sql)).toBeDefined();
});

it('the T-SQL grammar does not know `+` after `like`, and the table says so', () =>
  expect(() => parse('mssql', "[name] like '%' + [alias] + '%'")).toThrow());
