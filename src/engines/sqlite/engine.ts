import initSqlJs, { type Database } from 'sql.js';
import type { ColumnType, Table } from '../../dataset/table';
import { type Engine, messageOf, QueryRefused } from '../Engine';
import { bindingsOf, conditionOf, sqlValue, statementOf } from './statement';

/** Column types decide how SQLite compares a number with a quoted one. It keeps dates as text and booleans as 0 and 1. */
const types: Record<ColumnType, string> = { text: 'TEXT', number: 'REAL', boolean: 'BOOLEAN', date: 'TEXT' };
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * SQLite, compiled to WebAssembly by sql.js, with its defaults: LIKE takes a and A for the same, and needs no types.
 * @param wasm the WebAssembly file; Node finds it by itself
 */
export const createSqlite = async (table: Table, wasm?: Uint8Array): Promise<Engine> => {
  const database = await openTable(table, wasm);
  return {
    select(query) {
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
          const rows: number[] = [];
          while (statement.step()) rows.push(statement.get()[0] as number);
          return { rows: ascending(rows, table.rows.length) };
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

/** A database of SQLite with nothing but the table in it, which whatever a query says can only be read. */
export async function openTable(table: Table, wasm?: Uint8Array): Promise<Database> {
  // sql.js would keep the failure, and fail all later starts with it.
  if (wasm && !WebAssembly.validate(wasm as BufferSource)) throw new Error('it is not valid WebAssembly.');
  // A buffer of exactly these bytes: sql.js is typed for nothing else.
  const sqlJs = await initSqlJs(wasm ? { wasmBinary: wasm.slice().buffer } : undefined);
  const database = new sqlJs.Database();
  fill(database, table);
  database.run('PRAGMA query_only = ON');
  return database;
}

function fill(database: Database, { columns, rows }: Table) {
  const declared = columns.map(({ name, type }) => `${quoted(name)} ${types[type]}`);
  database.run(`CREATE TABLE movies (row INTEGER PRIMARY KEY, ${declared.join(', ')})`);
  const insert = database.prepare(`INSERT INTO movies VALUES (?${', ?'.repeat(columns.length)})`);
  database.run('BEGIN');
  rows.forEach((row, index) => {
    insert.run([index, ...columns.map(({ name }) => sqlValue(row[name]))]);
  });
  database.run('COMMIT');
  insert.free();
}

/** A fallback expression may sort the rows, or add what is none. */
function ascending(rows: number[], count: number): number[] {
  if (!rows.every((row) => Number.isInteger(row) && row >= 0 && row < count))
    throw new QueryRefused('The statement selects something that is not a row of the table.');
  return [...new Set(rows)].sort((a, b) => a - b);
}

/** SQLite names what it stumbled over; where the query has that once, it is the place. */
function positionOf(message: string, sql: string): number | undefined {
  if (message === 'incomplete input') return sql.length;
  const [, token] = /near "(.+)"|: ([\w.]+)$/.exec(message)?.filter(Boolean) ?? [];
  if (!token) return undefined;
  const at = sql.indexOf(token);
  return at >= 0 && at === sql.lastIndexOf(token) ? at : undefined;
}
