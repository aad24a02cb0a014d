import initSqlJs, { type Database } from 'sql.js';
import type { PackedTable } from '../../src/dataset/packedTable';

/** sql.js as its documentation uses it: a statement, run for each row, in a transaction. */
export async function insertBare({ columns, values }: PackedTable): Promise<Database> {
  const { Database } = await initSqlJs();
  const database = new Database();
  const types = { text: 'TEXT', number: 'REAL', boolean: 'BOOLEAN', date: 'TEXT' };
  database.run(
    `CREATE TABLE movies (row INTEGER PRIMARY KEY, ${columns.map(({ name, type }) => `"${name}" ${types[type]}`).join()})`,
  );
  database.run('BEGIN');
  const insert = database.prepare(`INSERT INTO movies VALUES (?${', ?'.repeat(columns.length)})`);
  const count = values[0]?.length ?? 0;
  for (let row = 0; row < count; row += 1)
    insert.run([
      row,
      ...values.map((cells) => {
        const cell = cells[row] ?? null;
        return typeof cell === 'boolean' ? Number(cell) : cell;
      }),
    ]);
  insert.free();
  database.run('COMMIT');
  return database;
}

/** How many rows a condition selects. */
export const countBare = (database: Database, condition: string): number =>
  Number(database.exec(`SELECT count(*) FROM movies WHERE ${condition}`)[0]?.values[0]?.[0]);
