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
      const { sql: condition, params = [] } = conditionOf(query);
      const sql = `SELECT row FROM movies WHERE ${condition}`;
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

/** What `sql` and `parameterized` export; with the preset, its parameters are the $1, $2 of the server. */
type Parameterized = { sql: string; params?: unknown[] };
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
  const folded = columns
    .filter(({ name }) => name !== name.toLowerCase())
    .map(({ name }) => `, ${quoted(name)} AS ${quoted(name.toLowerCase())}`);
  await database.exec(`CREATE VIEW movies AS SELECT *${folded.join('')} FROM stored`);
}

const literals = (columns: Column[], row: Row, index: number): string =>
  `(${[index, ...columns.map(({ name }) => literal(row[name] ?? null))].join(', ')})`;

const literal = (cell: Row[string]): string =>
  typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell ?? 'NULL');
