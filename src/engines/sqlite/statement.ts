import type { SqlValue } from 'sql.js';

/** What the parameterized formats export. */
export type Parameterized = { sql: string; params: SqlValue[] | Record<string, SqlValue> };

/** An export of any of the three SQL formats as a condition and its parameters. */
export const conditionOf = (query: unknown): Parameterized =>
  typeof query === 'string' ? { sql: query, params: [] } : (query as Parameterized);

/** The statement that runs a condition. */
export const statementOf = (condition: string): string => `SELECT row FROM movies WHERE ${condition}`;

/**
 * Parameters by the names or numbers that stand in the statement, with the values as SQLite gets them: it has no
 * booleans. An export names its parameters without the colon, unless the visitor chose another prefix.
 */
export const bindingsOf = (params: Parameterized['params']): SqlValue[] | Record<string, SqlValue> =>
  Array.isArray(params)
    ? params.map(sqlValue)
    : Object.fromEntries(
        Object.entries(params).map(([name, value]) => [/^\w/.test(name) ? `:${name}` : name, sqlValue(value)]),
      );

/** A cell or a parameter as SQLite gets it. */
export const sqlValue = (value: unknown): SqlValue =>
  typeof value === 'boolean' ? Number(value) : (value as SqlValue);
