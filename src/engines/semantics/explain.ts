import type { Table } from '../../dataset/table';
import { type CauseId, causeIds } from './causes';
import { type Dialect, meaning, without } from './dialect';
import { type Prediction, predict, same } from './judge';
import type { Group } from './query';

/**
 * Why a format does not select what the query means: the smallest set of causes without which it would.
 * @returns no cause if both select the same rows and no row is an error
 */
export function explainDifference(query: Group, table: Table, dialect: Dialect): CauseId[] {
  return causesBetween(predict(query, table, meaning(dialect)), (other) => predict(query, table, other), dialect);
}

/** The same for two formats: what keeps either from the query's meaning, if they select different rows. */
export function explainBetween(query: Group, table: Table, one: Dialect, other: Dialect): CauseId[] {
  if (agree(predict(query, table, one), predict(query, table, other))) return [];
  const found = [one, other].flatMap((dialect) => explainDifference(query, table, dialect));
  return causeIds.filter((cause) => found.includes(cause));
}

const agree = (a: Prediction, b: Prediction) =>
  !a.open && !b.open && same(a.rows, b.rows) && same(a.refused, b.refused);

function causesBetween(meant: Prediction, predicted: (dialect: Dialect) => Prediction, dialect: Dialect): CauseId[] {
  if (agree(predicted(dialect), meant)) return [];
  // Switch all off, then switch each on again that makes no difference.
  const off = new Set(dialect.causes);
  for (const cause of dialect.causes) {
    off.delete(cause);
    if (!agree(predicted(without(dialect, off)), meant)) off.add(cause);
  }
  return causeIds.filter((cause) => off.has(cause));
}
