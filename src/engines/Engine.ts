import type { Table } from '../dataset/table';
import { tooLarge } from './tooLarge';

/** What an engine answers. `rows` are positions in the table, ascending. */
export type Selection = {
  rows: number[];
  /** Rows on which the engine gave an error instead of an answer, and what it said of the first. They are not in `rows`. */
  refused?: { rows: number[]; message: string };
};

/** An engine with a table in it: in a worker on the page, in Node in the tests. */
export interface Engine {
  /**
   * Runs a query.
   * @param query an export of `formatQuery` in the engine's format
   * @param onFirst told of the first rows of a large table, by an engine that takes one, before it has looked at the others
   * @throws {QueryRefused} when the engine does not accept the query at all
   */
  select(query: unknown, onFirst?: (rows: number[]) => void): Selection | Promise<Selection>;
}

/** Starts an engine and gives it its table. */
export type CreateEngine = (table: Table) => Engine | Promise<Engine>;

/** An engine's own complaint about a query, with the character at which it stopped reading if it says so. */
export class QueryRefused extends Error {
  readonly position: number | undefined;
  constructor(message: string, position?: number) {
    super(message);
    this.position = position;
  }
}

/**
 * Judges row by row, for engines that evaluate an expression on one row at a time.
 * @throws {QueryRefused} when the expression is too large for the engine
 */
export async function selectRows<Row>(
  all: readonly Row[],
  matches: (row: Row) => boolean | Promise<boolean>,
): Promise<Selection> {
  const rows: number[] = [];
  const refused: number[] = [];
  let message = '';
  for (const [index, row] of all.entries()) {
    try {
      const answer = matches(row);
      // Most engines answer at once: to wait for each of 200,000 rows takes time.
      if (typeof answer === 'boolean' ? answer : await answer) rows.push(index);
    } catch (error) {
      // Of some rows it would be an answer, of the others none, by how much stack is left.
      if (tooLarge(messageOf(error))) throw new QueryRefused(messageOf(error));
      if (refused.length === 0) message = messageOf(error);
      refused.push(index);
    }
  }
  return refused.length > 0 ? { rows, refused: { rows: refused, message } } : { rows };
}

/**
 * Rows in the order of the table, each once: a query may sort them, or add what is none.
 * @throws {QueryRefused} if one is not of the table
 */
export function inTableOrder(rows: number[], count: number): number[] {
  if (!rows.every((row) => Number.isInteger(row) && row >= 0 && row < count))
    throw new QueryRefused('The query selects something that is not a row of the table.');
  // As they usually are, since there may be a million of them.
  if (rows.every((row, index) => index === 0 || row > (rows[index - 1] as number))) return rows;
  return [...new Set(rows)].sort((a, b) => a - b);
}

/** The character at a line and a column of a text, as engines name them, counted from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/**
 * The text of whatever an engine throws: SpEL throws plain objects, CEL draws the place into its message, and PostgreSQL's
 * file system has a number only.
 */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { summary, message, name = 'An error without a message', errno = '' } = error as Record<string, unknown>;
  return String(summary ?? message ?? `${name} ${errno}`.trim());
}

/** Whatever an engine throws about a query, as its complaint. CEL has the place as a property, others in their words. */
export function refusalOf(error: unknown): QueryRefused {
  if (error instanceof QueryRefused) return error;
  const message = messageOf(error);
  const inWords = / at position (\d+)/.exec(message)?.[1];
  const start = (error as { range?: { start: number } } | null)?.range?.start;
  return new QueryRefused(message, start ?? (inWords === undefined ? undefined : Number(inWords)));
}
