import type { Group, Rule } from '../../../packages/query';
import type { Column, Row, Table } from '../../dataset/table';
import type { Selection } from '../Engine';
import type { CauseId } from './causes';
import { compile, type Node } from './compile';
import type { Dialect } from './dialect';
import type { Verdict } from './verdict';

/** What one rule or group says about a row. */
export type Judgement = {
  item: Rule | Group;
  verdict: Verdict;
  /** The format leaves it out: it has no part in the verdict of its group. */
  leftOut?: true;
  /** Why the engine refuses the query here. */
  refuses?: CauseId;
  children?: Judgement[];
};

/**
 * Why a row does or does not match: the verdict of the query on it, and of each rule and group inside.
 * @param dialect as `dialectOf` gives it; `meaning(dialect)` for what the query means whatever the format
 */
export function judge(query: Group, row: Row, columns: readonly Column[], dialect: Dialect): Judgement {
  return judgementOf(compile(query, columns, dialect), row);
}

function judgementOf(node: Node, row: Row): Judgement {
  const refused = node.refuses !== undefined || node.open;
  const own = node.refuses ?? node.open;
  return {
    item: node.item as Rule | Group,
    verdict: refused ? 'refused' : node.judge(row),
    ...(node.leftOut && { leftOut: true }),
    ...(own && { refuses: own }),
    ...(node.children && { children: node.children.map((child) => judgementOf(child, row)) }),
  };
}

/** The rows that a format should select. */
export type Prediction = {
  rows: number[];
  /** Rows on which the engine should give an error; all of them if it refuses the query. */
  refused: number[];
  /** Why the engine refuses the whole query. */
  error?: CauseId;
  /** A value becomes code, and why, or an error on a row ends the query: no prediction. */
  open?: CauseId | true;
};

/** Predicts what an engine answers. */
export function predict(query: Group, table: Table, dialect: Dialect): Prediction {
  const node = compile(query, table.columns, dialect);
  const every = () => table.rows.map((_, index) => index);
  if (node.open) return { rows: [], refused: every(), open: node.open };
  if (node.refuses) return { rows: [], refused: every(), error: node.refuses };
  const rows: number[] = [];
  const refused: number[] = [];
  table.rows.forEach((row, index) => {
    const verdict = node.judge(row);
    if (verdict === 'true') rows.push(index);
    if (verdict === 'refused') refused.push(index);
  });
  if (refused.length > 0 && dialect.model.endsAtError) return { rows: [], refused, open: true };
  return { rows, refused };
}

/** Whether an engine answered as predicted. An `open` prediction fits everything. */
export function fits(prediction: Prediction, selection: Selection): boolean {
  if (prediction.open) return true;
  return same(prediction.rows, selection.rows) && same(prediction.refused, selection.refused?.rows ?? []);
}

export const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);
