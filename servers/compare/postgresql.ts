import pg, { type Client } from 'pg';
import { conditionOf } from '../../src/engines/sqlite/statement';
import { collations } from '../models/collations';
import { postgresql } from '../models/postgresql';
import { type Place, portOf, type Server } from './Server';
import { cellsOf, isWhole, tableNames, tables, typeOf, typings } from './tables';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const names = ['C', 'und-x-icu', 'ignore-case'] as const;
const nameOf = ({ table, typing, collation }: Place) => quoted(`${table} ${typing} ${collation}`);

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
  const { rows } = await client.query('SHOW server_version');
  return {
    name: 'PostgreSQL',
    version: String(rows[0]?.server_version).split(' ')[0] ?? '',
    collations: names,
    ways: (major) => [
      { format: 'sql', how: 'text', ...(major >= 8 && { options: { preset: 'postgresql' } }) },
      { format: 'parameterized', how: 'pg', ...(major >= 8 && { options: { preset: 'postgresql' } }) },
    ],
    async select(exported, _, place) {
      const { sql, params } = conditionOf(exported);
      let number = 0;
      // Release 5 has no `$1`, which its users put in the places of `?`.
      const numbered = typeof exported === 'string' ? sql : sql.replace(/\?/g, () => `$${++number}`);
      const text = `SELECT "row" FROM ${nameOf(place)} WHERE ${numbered} ORDER BY "row"`;
      const { rows: found } = await client.query({ text, values: params as unknown[] });
      return found.map(({ row }) => Number(row));
    },
    model: ({ table, typing, collation }) =>
      postgresql({
        collation: collations[collation],
        isWhole: (column) => typing === 'whole' && isWhole(tables[table], column),
      }),
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
