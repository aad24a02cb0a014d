import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { kindOf, listOf, type Rule, rulesOf } from '../../packages/query';
import type { Column } from '../../src/dataset/table';
import { conditionOf } from '../../src/engines/sqlite/statement';
import { collations } from '../models/collations';
import { mariadb } from '../models/mariadb';
import { type Place, portOf, type Server } from './Server';
import { cellsOf, isWhole, tableNames, tables, typed, typeOf, typings } from './tables';

const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;
const names = ['utf8mb4_bin', 'utf8mb4_general_ci', 'utf8mb4_unicode_ci'] as const;
const nameOf = ({ table, typing, collation }: Place) => quoted(`${table} ${typing} ${collation}`);

/** Digits behind the point of the columns of decimals. */
const scale = 4;

/** MariaDB, by `mysql2`. */
export async function connectMariadb(): Promise<Server> {
  const connection = await mysql.createConnection({
    ...{ host: '127.0.0.1', port: portOf('mariadb'), user: 'root', charset: 'utf8mb4' },
    namedPlaceholders: true,
    rowsAsArray: true,
  });
  await connection.query('CREATE DATABASE rows_of_tables CHARACTER SET utf8mb4');
  await connection.query('USE rows_of_tables');
  for (const table of tableNames)
    for (const typing of typings) for (const collation of names) await load(connection, { table, typing, collation });
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
      ];
    },
    async select(exported, { how }, place) {
      const { sql, params } = conditionOf(exported);
      await connection.query(`SET NAMES utf8mb4 COLLATE ${place.collation}`);
      const text = `SELECT row FROM ${nameOf(place)} WHERE ${sql} ORDER BY row`;
      const [rows] = await (how === 'mysql2 execute'
        ? connection.execute<RowDataPacket[]>(text, params)
        : typeof exported === 'string'
          ? connection.query<RowDataPacket[]>(text)
          : connection.query<RowDataPacket[]>(text, params));
      return rows.map(([row]) => Number(row));
    },
    model: ({ table, typing, collation }) =>
      mariadb({
        collation: collations[collation],
        scaleOf: (column) => (typing === 'whole' && !isWhole(tables[table], column) ? scale : undefined),
      }),
    unpredicted(query, place, major) {
      const { columns } = typed(tables[place.table], place.typing);
      // Without the preset, `||` stands between the parts of a pattern: OR, which binds less than what stands beside it.
      if (major < 8 && rulesOf(query).some(searchesField)) return 'concat';
      // As what a number, a number and a date are compared depends on their places.
      return rulesOf(query).some((rule) => isMixedRange(rule, columns)) ? 'date-values' : undefined;
    },
    close: () => connection.end(),
  };
}

/** Whether a rule looks for the text of one field in another. */
const searchesField = ({ operator, valueSource }: Rule) => valueSource === 'field' && kindOf(operator) === 'text';

/** Whether a rule has fields with dates and fields with numbers in one range. */
function isMixedRange({ field, operator, value, valueSource }: Rule, columns: readonly Column[]): boolean {
  const names = [field, ...listOf(value).map(String)];
  const types = columns.flatMap(({ name, type }) => (names.includes(name) ? [type] : []));
  const isRange = valueSource === 'field' && kindOf(operator) === 'range';
  return isRange && types.includes('date') && types.some((type) => type === 'number' || type === 'boolean');
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
