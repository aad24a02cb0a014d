import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import pg, { type Client } from 'pg';
import * as next from 'samples-next/release';
import * as latest from 'samples-v5/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionOf } from '../../src/engines/sqlite/statement';
import { portOf } from './Server';

type Ask = (sql: string, values: readonly unknown[]) => Promise<number>;
const servers = {} as Record<'PostgreSQL' | 'MariaDB', Ask>;
let postgresql: Client;
let mariadb: Connection;

/** Rows of which no query here means one. */
const rows = "VALUES ('one'), ('two'), ('three')";

beforeAll(async () => {
  postgresql = new pg.Client({ host: '127.0.0.1', port: portOf('postgresql'), user: 'postgres', database: 'postgres' });
  await postgresql.connect();
  await postgresql.query('CREATE TABLE names (name text)');
  await postgresql.query(`INSERT INTO names ${rows}`);
  servers.PostgreSQL = async (text, values) => {
    let number = 0;
    // Where an export has `?`, its users put $1, $2.
    const numbered = values.length > 0 ? text.replace(/\?/g, () => `$${++number}`) : text;
    return (await postgresql.query({ text: numbered, values: [...values] })).rows.length;
  };
  mariadb = await mysql.createConnection({
    host: '127.0.0.1',
    port: portOf('mariadb'),
    user: 'root',
    rowsAsArray: true,
  });
  await mariadb.query('CREATE DATABASE of_names CHARACTER SET utf8mb4');
  await mariadb.query('USE of_names');
  await mariadb.query('CREATE TABLE names (name varchar(99))');
  await mariadb.query(`INSERT INTO names ${rows}`);
  servers.MariaDB = async (text, values) =>
    (await mariadb.execute<RowDataPacket[]>(text, [...values]).catch(() => [[]] as const))[0].length;
}, 60_000);
afterAll(async () => {
  await postgresql?.end();
  await mariadb?.end();
});

const all = 'OR 1 = 1) -- ';
/** Rules in a part of which stands SQL that selects every row; none of them means one. */
const attacks = {
  'a value with a quote': { rule: { value: `x' ${all}` } },
  'a value with a backslash': { rule: { value: `x\\' ${all}` } },
  'a value with quotes of names': { rule: { value: `x" ${all}` } },
  'a field': { rule: { field: '1 = 1 OR name' } },
  'an operator': { rule: { operator: '= name OR name =' } },
  'a combinator': { combinator: 'or 1 = 1 or' },
};

const presets = ['', 'ansi', 'sqlite', 'postgresql', 'mysql', 'mssql', 'oracle'];
const releases = [next, latest] as unknown as {
  version: string;
  formatQuery(query: unknown, options: unknown): unknown;
}[];

/** The servers in which an attack selects rows, under any preset of any release. */
async function through({ rule, combinator = 'and' }: { rule?: object; combinator?: string }, format: string) {
  const found: string[] = [];
  for (const { version, formatQuery } of releases)
    for (const preset of version.startsWith('5') ? [''] : presets) {
      const one = { field: 'name', operator: '=', value: 'x', ...rule };
      const exported = formatQuery({ combinator, rules: [one, { ...one }] }, { format, ...(preset && { preset }) });
      const { sql, params } = conditionOf(exported);
      for (const [server, ask] of Object.entries(servers)) {
        const count = await ask(`SELECT * FROM names WHERE ${sql}`, params as unknown[]).catch(() => 0);
        if (count > 0) found.push(server);
      }
    }
  return [...new Set(found)].sort();
}

describe('SQL in a part of a query selects rows that it should not', () => {
  it.each(['a value with a quote', 'a value with quotes of names'] as const)('%s: never', async (attack) => {
    expect(await through(attacks[attack], 'sql')).toEqual([]);
    expect(await through(attacks[attack], 'parameterized')).toEqual([]);
  });
  it('a value with a backslash: in `sql` that MariaDB reads, and never among parameters', async () => {
    expect(await through(attacks['a value with a backslash'], 'sql')).toEqual(['MariaDB']);
    expect(await through(attacks['a value with a backslash'], 'parameterized')).toEqual([]);
  });
  it.each(['a field', 'an operator', 'a combinator'] as const)(
    '%s: in each format, so that it is for the application to check',
    async (attack) => {
      for (const format of ['sql', 'parameterized'])
        expect(await through(attacks[attack], format), format).toEqual(['MariaDB', 'PostgreSQL']);
    },
  );
  it('leaves the table as it was', async () => {
    for (const ask of Object.values(servers)) expect(await ask('SELECT * FROM names', [])).toBe(3);
  });
});
