import type { BindParams, Database, Statement } from 'sql.js';
import { inTableOrder } from '../Engine';
import { complementOf } from './statement';

/** Rows of a large table that are told before the others. */
const firstRows = 100;
/** If the first rows are among so many, most rows are selected, and it takes less time to fetch the others. */
const amongMost = 200;

/** What a statement selects, or what is left of it. */
export function positionsOf(statement: Statement, most = Number.POSITIVE_INFINITY): number[] {
  const rows: number[] = [];
  while (rows.length < most && statement.step()) rows.push(statement.get()[0] as number);
  return rows;
}

type Condition = { sql: string; bindings: BindParams; count: number };

/** Rows that a condition does not select; nothing if it is no plain condition, which its statement can end as it likes. */
function rowsWithout(database: Database, { sql, bindings }: Condition): number[] | undefined {
  const text = complementOf(sql);
  let statement: Statement | undefined;
  try {
    statement = database.prepare(text);
    if (statement.getSQL().trim() !== text) return undefined;
    statement.bind(bindings);
    return positionsOf(statement);
  } catch {
    return undefined;
  } finally {
    statement?.free();
  }
}

/**
 * What a statement selects of a large table.
 * @param statement of the condition, with its values bound
 * @param onFirst told of the first rows, if there are more
 */
export function largePositions(
  database: Database,
  statement: Statement,
  condition: Condition,
  onFirst?: (rows: number[]) => void,
): number[] {
  const { count } = condition;
  const rows = positionsOf(statement, firstRows);
  if (rows.length < firstRows) return inTableOrder(rows, count);
  onFirst?.(inTableOrder(rows, count));
  // To fetch a row takes longer than to look at ten.
  const others = (rows.at(-1) as number) < amongMost ? rowsWithout(database, condition) : undefined;
  if (!others) {
    while (statement.step()) rows.push(statement.get()[0] as number);
    return inTableOrder(rows, count);
  }
  const selected: number[] = [];
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    if (others[at] === row) at += 1;
    else selected.push(row);
  }
  return selected;
}
