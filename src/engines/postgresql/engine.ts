import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Column, Row, Table } from '../../dataset/table';
import { type Engine, messageOf, QueryRefused } from '../Engine';

const types = { text: 'text', number: 'double precision', boolean: 'boolean', date: 'date' } as const;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Rows that one INSERT brings. */
const batch = 500;

/**
 * PostgreSQL, compiled to WebAssembly as PGlite, in memory. It takes names without quotes in lower case, so each column
 * can be had under both spellings, as a table can that was made without quotes.
 * @param files the parts of PGlite that the page has downloaded; Node finds them by itself
 */
export async function createPostgresql(table: Table, files: PGliteOptions = {}): Promise<Engine> {
  const database = await PGlite.create(files);
  await fill(database, table);
  return {
    async select(query) {
      const { sql: condition, params = [], collation } = conditionOf(query);
      const sql = `SELECT row FROM ${collation ? 'movies_by_icu' : 'movies'} WHERE ${condition}`;
      try {
        // Whatever a query says, it can only read: a transaction that began to read cannot be made to write.
        return await database.transaction(async (transaction) => {
          await transaction.exec('SET TRANSACTION READ ONLY');
          const { rows } = await transaction.query<{ row: number }>(`${sql}\nORDER BY row`, params);
          // Or what the query set would hold for all later ones.
          await transaction.rollback();
          return { rows: rows.map(({ row }) => row) };
        });
      } catch (error) {
        throw new QueryRefused(messageOf(error), positionIn(error, sql.length - condition.length));
      }
    },
  };
}

/**
 * What `sql` and `parameterized` export; with the preset, its parameters are the $1, $2 of the server. Texts are compared by
 * the collation C, or by the one of PGlite's others that is asked for.
 */
type Parameterized = { sql: string; params?: unknown[]; collation?: 'und-x-icu' };
const conditionOf = (query: unknown): Parameterized =>
  typeof query === 'object' && query !== null ? (query as Parameterized) : { sql: String(query) };

/** Where the server stopped reading, as a place in the visitor's own text. */
function positionIn(error: unknown, before: number): number | undefined {
  const position = Number((error as { position?: string }).position);
  return position > before ? position - 1 - before : undefined;
}

async function fill(database: PGlite, { columns, rows }: Table) {
  const definitions = columns.map(({ name, type }) => `${quoted(name)} ${types[type]}`);
  await database.exec(`CREATE TABLE stored (row integer PRIMARY KEY, ${definitions.join(', ')})`);
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch).map((row, index) => literals(columns, row, start + index));
    await database.exec(`INSERT INTO stored VALUES ${values.join(', ')}`);
  }
  await database.exec(`CREATE VIEW movies AS ${both(columns, '')}`);
  await database.exec(`CREATE VIEW movies_by_icu AS ${both(columns, ' COLLATE "und-x-icu"')}`);
}

const literals = (columns: Column[], row: Row, index: number): string =>
  `(${[index, ...columns.map(({ name }) => literal(row[name] ?? null))].join(', ')})`;

const literal = (cell: Row[string]): string =>
  typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell ?? 'NULL');

/** Every column under both spellings; texts under a collation. */
function both(columns: Column[], collation: string): string {
  const named = columns.flatMap(({ name, type }) =>
    [...new Set([name, name.toLowerCase()])].map(
      (spelling) => `${quoted(name)}${type === 'text' ? collation : ''} AS ${quoted(spelling)}`,
    ),
  );
  return `SELECT row, ${named.join(', ')} FROM stored`;
}
