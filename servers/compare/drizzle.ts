import * as mysql from 'drizzle-orm/mysql-core';
import * as pg from 'drizzle-orm/pg-core';
import { isSQLWrapper, sql } from 'drizzle-orm/sql';
import * as conditions from 'drizzle-orm/sql/expressions';
import { drizzle } from '../../src/engines/drizzle/model';
import type { Context } from '../../src/engines/model/EngineModel';
import { asParameters, asQuoted, composed, type Orm, type With } from './orms';
import type { Place } from './Server';
import { tables, typeOf } from './tables';

type Types<Declared> = Record<keyof typeof names | 'date' | 'boolean', () => Declared>;
const names = { text: 'text', double: 'double', integer: 'integer', decimal: 'decimal' } as const;

/** How Drizzle declares the types that tables are loaded with. */
const ofPostgresql: Types<pg.PgColumnBuilderBase> = {
  text: () => pg.text(),
  double: () => pg.doublePrecision(),
  integer: () => pg.bigint({ mode: 'number' }),
  decimal: () => pg.numeric(),
  date: () => pg.date(),
  boolean: () => pg.boolean(),
};
const ofMariadb: Types<mysql.MySqlColumnBuilderBase> = {
  text: () => mysql.varchar({ length: 255 }),
  double: () => mysql.double(),
  integer: () => mysql.bigint({ mode: 'number' }),
  decimal: () => mysql.decimal({ precision: 20, scale: 4 }),
  // The format exports dates as text.
  date: () => mysql.date({ mode: 'string' }),
  boolean: () => mysql.boolean(),
};
/** The columns of a table, as `types` declares them. */
const declared = <Declared>({ table, typing }: Place, types: Types<Declared>) =>
  Object.fromEntries(
    tables[table].columns.map((column): [string, Declared] => [
      column.name,
      types[typeOf(tables[table], column, typing, names)](),
    ]),
  );

/** Calls an export as `where` of a relational query does. */
function conditionOf(exported: unknown, table: object) {
  if (typeof exported !== 'function') throw new Error('The export is not a function for Drizzle.');
  const where: unknown = exported(table, { ...conditions, sql });
  if (where !== undefined && !isSQLWrapper(where)) throw new Error('The export is not a condition of Drizzle.');
  return where?.getSQL();
}

/** Drizzle with PostgreSQL: `pg` sends each value as text. */
export const drizzleWithPostgresql = ({ nameOf, modelOf, run }: With): Orm => ({
  select(exported, place) {
    const table = pg.pgTable(nameOf(place), { row: pg.integer(), ...declared(place, ofPostgresql) });
    const condition = conditionOf(exported, table);
    const query = new pg.QueryBuilder().select({ row: table.row }).from(table).where(condition).orderBy(table.row);
    return run(query.toSQL());
  },
  model: (place) => composed(drizzle, modelOf(place), { sent, seen: asQuoted }),
});

/** Drizzle with MariaDB: its driver sends statements by `query` of `mysql2`, which writes the values into them. */
export const drizzleWithMariadb = ({ nameOf, modelOf, run }: With): Orm => ({
  select(exported, place) {
    const table = mysql.mysqlTable(nameOf(place), { row: mysql.int(), ...declared(place, ofMariadb) });
    const condition = conditionOf(exported, table);
    const query = new mysql.QueryBuilder().select({ row: table.row }).from(table).where(condition).orderBy(table.row);
    return run(query.toSQL());
  },
  model: (place) => composed(drizzle, modelOf(place), { sent, seen: asParameters(sent) }),
});

/** A value as Drizzle gets it. */
const sent = (value: unknown, context: Context): unknown =>
  context.on('text-as-number') && drizzle.writesNumber(value as string, context) ? Number(value) : value;
