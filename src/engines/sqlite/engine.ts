import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { pack } from '../../dataset/packedTable';
import type { Cell, ColumnType, Table } from '../../dataset/table';
import { type Engine, inTableOrder, messageOf, QueryRefused } from '../Engine';
import { largePositions, positionsOf } from './positions';
import { bindingsOf, conditionOf, sqlValue, statementOf } from './statement';

/** Column types decide how SQLite compares a number with a quoted one. It keeps dates as text and booleans as 0 and 1. */
const types: Record<ColumnType, string> = { text: 'TEXT', number: 'REAL', boolean: 'BOOLEAN', date: 'TEXT' };
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type OnRows = (inserted: number, of: number) => void;

/** Rows from which on a table is large. */
const large = 100_000;

/**
 * SQLite, compiled to WebAssembly by sql.js, with its defaults: LIKE takes a and A for the same, and needs no types.
 * @param wasm the WebAssembly file; Node finds it by itself
 * @param onRows told of the rows of a large table, so many times as it takes them
 * @throws what its start fails with
 */
export const createSqlite = async (table: Table, wasm?: Uint8Array, onRows?: OnRows): Promise<Engine> => {
  const database = await openTable(table, wasm, onRows);
  const count = (table.values?.[0] ?? table.rows).length;
  return {
    select(query, onFirst) {
      const condition = conditionOf(query);
      const { sql } = condition;
      const text = statementOf(sql);
      try {
        const statement = database.prepare(text);
        try {
          // SQLite prepares the first statement of a text and leaves the rest.
          if (statement.getSQL().trim() !== text.trim())
            throw new QueryRefused('This page runs one statement, and here is another.');
          const { bindings, unbound } = bindingsOf(condition);
          if (unbound) throw new QueryRefused(`Nothing is bound to the parameter ${unbound.name} here.`, unbound.at);
          statement.bind(bindings);
          if (count < large) return { rows: inTableOrder(positionsOf(statement), count) };
          return { rows: largePositions(database, statement, { sql, bindings, count }, onFirst) };
        } finally {
          statement.free();
        }
      } catch (error) {
        if (error instanceof QueryRefused) throw error;
        throw new QueryRefused(messageOf(error), positionOf(messageOf(error), sql));
      }
    },
  };
};

/**
 * A database of SQLite with nothing but the table in it, which whatever a query says can only be read.
 * @throws if what was downloaded is not valid WebAssembly
 */
export async function openTable(table: Table, wasm?: Uint8Array, onRows?: OnRows): Promise<Database> {
  // sql.js would keep the failure, and fail all later starts with it.
  if (wasm && !WebAssembly.validate(wasm as BufferSource)) throw new Error('it is not valid WebAssembly.');
  // A buffer of exactly these bytes: sql.js is typed for nothing else.
  const sqlJs = await initSqlJs(wasm ? { wasmBinary: wasm.slice().buffer } : undefined);
  const database = new sqlJs.Database();
  fill(database, table, onRows);
  database.run('PRAGMA query_only = ON');
  return database;
}

/** Values that are bound at once: a row by itself takes half as long again, and many more are no faster. */
const mostBound = 500;

/** How many times that statement is run before the rows are told. */
const untold = 200;

function fill(database: Database, table: Table, onRows?: OnRows) {
  const { columns, values = pack(table).values } = table;
  const declared = columns.map(({ name, type }) => `${quoted(name)} ${types[type]}`);
  database.run(`CREATE TABLE movies (row INTEGER PRIMARY KEY, ${declared.join(', ')})`);
  const count = values[0]?.length ?? 0;
  const together = Math.max(1, Math.floor(mostBound / (columns.length + 1)));
  database.run('BEGIN');
  const whole = count - (count % together);
  for (let from = 0; from < whole; from += together * untold) {
    if (from > 0) onRows?.(from, count);
    insertRows(database, values, from, Math.min(whole, from + together * untold), together);
  }
  insertRows(database, values, whole, count, 1);
  database.run('COMMIT');
}

/** Inserts the rows from one to another, so many with each run of the statement. */
function insertRows(database: Database, values: readonly Cell[][], from: number, to: number, together: number) {
  if (from === to) return;
  const row = `(?${', ?'.repeat(values.length)})`;
  const insert = database.prepare(`INSERT INTO movies VALUES ${new Array(together).fill(row).join(', ')}`);
  const bound: SqlValue[] = new Array(together * (values.length + 1));
  for (let start = from; start < to; start += together) {
    let at = 0;
    for (let position = start; position < start + together; position += 1) {
      bound[at++] = position;
      for (const cells of values) bound[at++] = sqlValue(cells[position] ?? null);
    }
    insert.run(bound);
  }
  insert.free();
}

/** SQLite names what it stumbled over; where the query has that once, it is the place. */
function positionOf(message: string, sql: string): number | undefined {
  if (message === 'incomplete input') return sql.length;
  const [, token] = /near "(.+)"|: ([\w.]+)$/.exec(message)?.filter(Boolean) ?? [];
  if (!token) return undefined;
  const at = sql.indexOf(token);
  return at >= 0 && at === sql.lastIndexOf(token) ? at : undefined;
}
