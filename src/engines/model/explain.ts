import type { Group } from '../../../packages/query';
import type { Column, Row, Table } from '../../dataset/table';
import { type CauseId, causeIds } from './causes';
import { type Dialect, meaning, without } from './dialect';
import { type Prediction, predict, same } from './judge';

/**
 * Why a format does not select what the query means: a smallest set of causes without which it would.
 * @returns no cause if both select the same rows; undefined if they differ without any cause as well
 */
export function explainDifference(query: Group, table: Table, dialect: Dialect): CauseId[] | undefined {
  const meant = (rows: Table) => predict(query, rows, meaning(dialect));
  const meantByTable = meant(table);
  return explain(table, [dialect], (rows, on) => [
    predict(query, rows, on(dialect)),
    rows === table ? meantByTable : meant(rows),
  ]);
}

/**
 * Why two formats select different rows: a smallest set of causes without which they would agree. Causes that both
 * have are named only if they matter to the difference.
 * @returns no cause if both select the same rows; undefined if they differ without any cause as well, as they may over a
 * value that cannot be one of its column, such as a text for a boolean
 */
export function explainBetween(query: Group, table: Table, one: Dialect, other: Dialect): CauseId[] | undefined {
  return explain(table, [one, other], (rows, on) => [predict(query, rows, on(one)), predict(query, rows, on(other))]);
}

/**
 * Why an engine refuses a whole query in a format: the causes without which it would read it.
 * @returns no cause when the model expects an answer
 */
export function explainRefusal(query: Group, columns: readonly Column[], dialect: Dialect): CauseId[] {
  const found: CauseId[] = [];
  for (;;) {
    const { error, open } = predict(query, { columns: [...columns], rows: [] }, without(dialect, found));
    const cause = error ?? (open === true ? undefined : open);
    if (!cause || found.includes(cause)) return found;
    found.push(cause);
  }
}

/** Whether two predictions select the same rows, and both are answers. An error on single rows only leaves them out. */
export const agree = (a: Prediction, b: Prediction) =>
  !a.open && !b.open && (a.error === undefined) === (b.error === undefined) && same(a.rows, b.rows);

/** Two predictions on a table, with the switches that `on` leaves on in a dialect. */
type Compare = (table: Table, on: (dialect: Dialect) => Dialect) => [Prediction, Prediction];

const sampleSize = 12;

/** Looks for the set on a few rows that differ, and adds rows that it does not explain until it explains the table. */
function explain(table: Table, dialects: Dialect[], compare: Compare): CauseId[] | undefined {
  let [one, other] = compare(table, (dialect) => dialect);
  let found: CauseId[] = [];
  const sampled = new Set<number>();
  while (!agree(one, other)) {
    const before = sampled.size;
    for (const row of differing(one, other)) sampled.add(row);
    const sample: Table = { columns: table.columns, rows: [...sampled].map((row) => table.rows[row] as Row) };
    const set = sampled.size > before ? smallestSet(sample, dialects, compare) : undefined;
    if (!set) return undefined;
    found = set;
    const off = new Set(found);
    [one, other] = compare(table, (dialect) => without(dialect, off));
  }
  return found;
}

/** Some rows on which two predictions differ; any row, if one of them is none. */
function differing(a: Prediction, b: Prediction): number[] {
  if (a.open || b.open || a.error || b.error) return [...new Set([...a.refused, ...b.refused])].slice(0, sampleSize);
  const only = (these: number[], those: number[]) => these.filter((row) => !those.includes(row));
  return [...only(a.rows, b.rows), ...only(b.rows, a.rows)].slice(0, sampleSize);
}

/** @returns undefined if the predictions differ with all causes off */
function smallestSet(table: Table, dialects: Dialect[], compare: Compare): CauseId[] | undefined {
  const tried = (off: ReadonlySet<CauseId>) => {
    const consulted = new Set<CauseId>();
    const on = (dialect: Dialect) => ({ ...dialect, causes: new Switches(dialect.causes, off, consulted) });
    return { agree: agree(...compare(table, on)), consulted };
  };
  // All off; then each on again that makes no difference. What the model did not ask for makes none.
  const off = new Set(dialects.flatMap(({ causes }) => [...causes]));
  const none = tried(off);
  if (!none.agree) return undefined;
  let { consulted } = none;
  for (const cause of [...off]) {
    off.delete(cause);
    if (!consulted.has(cause)) continue;
    const next = tried(off);
    if (next.agree) consulted = next.consulted;
    else off.add(cause);
  }
  return [...off].sort((one, other) => causeIds.indexOf(one) - causeIds.indexOf(other));
}

/** A set of switches that remembers which the model has asked for. */
class Switches extends Set<CauseId> {
  private readonly consulted: Set<CauseId>;
  constructor(on: Iterable<CauseId>, off: ReadonlySet<CauseId>, consulted: Set<CauseId>) {
    super();
    for (const cause of on) if (!off.has(cause)) this.add(cause);
    this.consulted = consulted;
  }
  override has(cause: CauseId): boolean {
    this.consulted.add(cause);
    return super.has(cause);
  }
}
