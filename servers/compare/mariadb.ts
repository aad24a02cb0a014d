import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { collations } from '../../src/engines/servers/collations';
import { mariadb, unpredictedInMariadb } from '../../src/engines/servers/mariadb';
import { isWhole } from '../../src/engines/servers/slapd';
import { conditionOf } from '../../src/engines/sqlite/statement';
import { drizzleWithMariadb } from './drizzle';
import { ormWays, type With } from './orms';
import { prismaWithMariadb } from './prisma';
import { type Place, portOf, type Server } from './Server';
import { sequelizeWithMariadb } from './sequelize';
import { cellsOf, tableNames, tables, typed, typeOf, typings } from './tables';

const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;
const names = ['utf8mb4_bin', 'utf8mb4_general_ci', 'utf8mb4_unicode_ci'] as const;
const plainName = ({ table, typing, collation }: Place) => `${table} ${typing} ${collation}`;
const nameOf = (place: Place) => quoted(plainName(place));

/** Digits behind the point of the columns of decimals. */
const scale = 4;

const modelOf = ({ table, typing, collation }: Place) =>
  mariadb({
    collation: collations[collation],
    scaleOf: (column) => (typing === 'whole' && !isWhole(tables[table], column) ? scale : undefined),
  });

/** MariaDB, by `mysql2`. */
export async function connectMariadb(): Promise<Server> {
  const connection = await mysql.createConnection({
    ...{ host: '127.0.0.1', port: portOf('mariadb'), user: 'root', charset: 'utf8mb4' },
    rowsAsArray: true,
  });
  await connection.query('CREATE DATABASE rows_of_tables CHARACTER SET utf8mb4');
  await connection.query('USE rows_of_tables');
  for (const table of tableNames)
    for (const typing of typings) for (const collation of names) await load(connection, { table, typing, collation });
  const run: With['run'] = async ({ sql, params }) =>
    (await connection.query<RowDataPacket[]>(sql, params))[0].map(([row]) => Number(row));
  const given: With = { nameOf: plainName, modelOf, run };
  const orms = {
    drizzle: drizzleWithMariadb(given),
    sequelize: sequelizeWithMariadb(given),
    prisma: prismaWithMariadb(given, names),
  };
  const [[version]] = await connection.query<RowDataPacket[]>('SELECT version()');
  return {
    name: 'MariaDB',
    version: String(version?.[0]).split('-')[0] ?? '',
    collations: names,
    ways(major) {
      const options = major >= 8 ? { preset: 'mysql' } : {};
      return [
        { format: 'sql', how: 'text', options },
        { format: 'parameterized', how: 'mysql2 query', options },
        { format: 'parameterized', how: 'mysql2 execute', options },
        { format: 'parameterized_named', how: 'mysql2 namedPlaceholders', options },
        ...ormWays(major, () => 'mysql2 query'),
      ];
    },
    async select(exported, { how, orm }, place) {
      await connection.query(`SET NAMES utf8mb4 COLLATE ${place.collation}`);
      if (orm) return orms[orm].select(exported, place);
      const { sql, params } = conditionOf(exported);
      const text = `SELECT row FROM ${nameOf(place)} WHERE ${sql} ORDER BY row`;
      if (typeof exported === 'string') return run({ sql: text });
      const [rows] = await (how === 'mysql2 execute'
        ? connection.execute<RowDataPacket[]>(text, params)
        : connection.query<RowDataPacket[]>({
            sql: text,
            values: params,
            namedPlaceholders: how === 'mysql2 namedPlaceholders',
          }));
      return rows.map(([row]) => Number(row));
    },
    model: (place, { orm }) => (orm ? orms[orm].model(place) : modelOf(place)),
    // Prisma leaves out what compares fields.
    unpredicted: (query, place, { options, orm }) =>
      orm === 'prisma'
        ? undefined
        : unpredictedInMariadb(
            query,
            typed(tables[place.table], place.typing).columns,
            options?.preset === 'mysql' || orm === 'sequelize',
          ),
    close: () => connection.end(),
  };
}

async function load(connection: Connection, place: Place) {
  const table = tables[place.table];
  const text = `varchar(255) CHARACTER SET utf8mb4 COLLATE ${place.collation}`;
  const type = { text, double: 'double', integer: 'bigint', decimal: `decimal(20, ${scale})` };
  const declared = table.columns.map((column) => `${quoted(column.name)} ${typeOf(table, column, place.typing, type)}`);
  await connection.query(`CREATE TABLE ${nameOf(place)} (row integer PRIMARY KEY, ${declared.join(', ')})`);
  const rows = cellsOf(table);
  for (let from = 0; from < rows.length; from += 500)
    await connection.query(`INSERT INTO ${nameOf(place)} VALUES ?`, [rows.slice(from, from + 500)]);
}
