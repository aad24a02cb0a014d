import pg, { type Client } from 'pg';
import { collations } from '../../src/engines/servers/collations';
import { postgresql } from '../../src/engines/servers/postgresql';
import { isWhole } from '../../src/engines/servers/slapd';
import { conditionOf } from '../../src/engines/sqlite/statement';
import { drizzleWithPostgresql } from './drizzle';
import { ormWays, type With } from './orms';
import { prismaWithPostgresql } from './prisma';
import { type Place, portOf, type Server } from './Server';
import { sequelizeWithPostgresql } from './sequelize';
import { cellsOf, tableNames, tables, typeOf, typings } from './tables';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const names = ['C', 'und-x-icu', 'ignore-case', 'en-x-icu', 'sv-x-icu'] as const;
const plainName = ({ table, typing, collation }: Place) => `${table} ${typing} ${collation}`;
const nameOf = (place: Place) => quoted(plainName(place));
const modelOf = ({ table, typing, collation }: Place) =>
  postgresql({
    collation: collations[collation],
    isWhole: (column) => typing === 'whole' && isWhole(tables[table], column),
  });

/** PostgreSQL, by `pg`. */
export async function connectPostgresql(): Promise<Server> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: portOf('postgresql'),
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  await client.query(
    `CREATE COLLATION "ignore-case" (provider = icu, locale = 'und-u-ks-level2', deterministic = false)`,
  );
  for (const table of tableNames)
    for (const typing of typings) for (const collation of names) await load(client, { table, typing, collation });
  const run: With['run'] = async ({ sql, params }) =>
    (await client.query({ text: sql, values: params ?? [] })).rows.map(({ row }) => Number(row));
  const given: With = { nameOf: plainName, modelOf, run };
  const orms = {
    drizzle: drizzleWithPostgresql(given),
    sequelize: sequelizeWithPostgresql(given),
    prisma: prismaWithPostgresql(given, names),
  };
  const { rows } = await client.query('SHOW server_version');
  return {
    name: 'PostgreSQL',
    version: String(rows[0]?.server_version).split(' ')[0] ?? '',
    collations: names,
    ways: (major) => [
      { format: 'sql', how: 'text', ...(major >= 8 && { options: { preset: 'postgresql' } }) },
      { format: 'parameterized', how: 'pg', ...(major >= 8 && { options: { preset: 'postgresql' } }) },
      ...ormWays(major, () => 'pg'),
    ],
    async select(exported, { orm }, place) {
      if (orm) return orms[orm].select(exported, place);
      const { sql, params } = conditionOf(exported);
      let number = 0;
      // Release 5 has no `$1`, which its users put in the places of `?`.
      const numbered = typeof exported === 'string' ? sql : sql.replace(/\?/g, () => `$${++number}`);
      const text = `SELECT "row" FROM ${nameOf(place)} WHERE ${numbered} ORDER BY "row"`;
      return run({ sql: text, params: params as unknown[] });
    },
    model: (place, { orm }) => (orm ? orms[orm].model(place) : modelOf(place)),
    close: () => client.end(),
  };
}

async function load(client: Client, place: Place) {
  const table = tables[place.table];
  const type = {
    text: `text COLLATE "${place.collation}"`,
    double: 'double precision',
    integer: 'bigint',
    decimal: 'numeric',
  };
  const declared = table.columns.map((column) => `${quoted(column.name)} ${typeOf(table, column, place.typing, type)}`);
  const stored = nameOf({ ...place, table: `stored ${place.table}` as 'movies' });
  await client.query(`CREATE TABLE ${stored} ("row" integer PRIMARY KEY, ${declared.join(', ')})`);
  const rows = cellsOf(table);
  const width = table.columns.length + 1;
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500);
    const places = some.map(
      (_, i) => `(${Array.from({ length: width }, (__, j) => `$${i * width + j + 1}`).join(', ')})`,
    );
    await client.query(`INSERT INTO ${stored} VALUES ${places.join(', ')}`, some.flat());
  }
  // Release 5 writes names without quotes, which PostgreSQL takes in small letters.
  const folded = table.columns
    .filter(({ name }) => name !== name.toLowerCase())
    .map(({ name }) => `, ${quoted(name)} AS ${quoted(name.toLowerCase())}`);
  await client.query(`CREATE VIEW ${nameOf(place)} AS SELECT *${folded.join('')} FROM ${stored}`);
}
