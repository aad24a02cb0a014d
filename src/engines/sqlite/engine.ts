import initSqlJs, { type SqlValue } from 'sql.js';
import type { ColumnType } from '../../dataset/table';
import { type CreateEngine, messageOf, QueryRefused } from '../Engine';

/** Column types decide how SQLite compares a number with a quoted one. It keeps dates as text and booleans as 0 and 1. */
const types: Record<ColumnType, string> = { text: 'TEXT', number: 'REAL', boolean: 'BOOLEAN', date: 'TEXT' };
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type Parameterized = { sql: string; params: SqlValue[] | Record<string, SqlValue> };

/**
 * SQLite, compiled to WebAssembly by sql.js, with its defaults: LIKE takes a and A for the same, and needs no types.
 * @param wasm address of the WebAssembly file; Node finds it by itself
 */
export const createSqlite = async (table: Parameters<CreateEngine>[0], wasm?: string) => {
  const { Database } = await initSqlJs(wasm ? { locateFile: () => wasm } : undefined);
  const database = new Database();
  const columns = table.columns.map(({ name, type }) => `${quoted(name)} ${types[type]}`);
  database.run(`CREATE TABLE movies (row INTEGER PRIMARY KEY, ${columns.join(', ')})`);
  const insert = database.prepare(`INSERT INTO movies VALUES (?${', ?'.repeat(columns.length)})`);
  database.run('BEGIN');
  table.rows.forEach((row, index) => {
    insert.run([index, ...table.columns.map(({ name }) => sqlValue(row[name]))]);
  });
  database.run('COMMIT');
  insert.free();
  // Whatever a query says, it can only read.
  database.run('PRAGMA query_only = ON');

  return {
    select(query: unknown) {
      const { sql, params } = typeof query === 'string' ? { sql: query, params: [] } : (query as Parameterized);
      try {
        const statement = database.prepare(`SELECT row FROM movies WHERE ${sql}`);
        try {
          statement.bind(bindings(params));
          const rows: number[] = [];
          while (statement.step()) rows.push(statement.get()[0] as number);
          return { rows };
        } finally {
          statement.free();
        }
      } catch (error) {
        throw new QueryRefused(messageOf(error));
      }
    },
  };
};

const sqlValue = (value: unknown): SqlValue => (typeof value === 'boolean' ? Number(value) : (value as SqlValue));

/** Named parameters are bound with the prefix that stands in the statement. */
const bindings = (params: Parameterized['params']): SqlValue[] | Record<string, SqlValue> =>
  Array.isArray(params)
    ? params.map(sqlValue)
    : Object.fromEntries(
        Object.entries(params).map(([name, value]) => [/^\w/.test(name) ? `:${name}` : name, sqlValue(value)]),
      );
