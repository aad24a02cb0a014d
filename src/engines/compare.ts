import type { Answer, QueryError } from './messages';
import type { Run } from './registry';
import { type CommonRows, commonRows, within } from './sample';

/** What became of a run, the export of one format in one engine. `isLost` says that the engine did not start or broke. */
export type Outcome = { run: Run; answer: Answer; isLost?: boolean };

/** Runs that select the same rows as each other, but not as most. */
export type Difference = {
  runs: Run[];
  rows: Uint32Array;
  /** Rows that these select and most do not, and the other way round; positions in the table. */
  onlyHere: number[];
  missingHere: number[];
};

export type Comparison = {
  /** How many runs were compared. */
  count: number;
  /** The largest set of runs that select the same rows, and those rows. Empty when none has an answer. */
  agreeing: Run[];
  rows: Uint32Array;
  /** How many engines were asked, and how many of them select those rows in everything that they ran. */
  engines: EngineAgreement;
  differences: Difference[];
  /** Runs without an answer. */
  refused: { run: Run; error: QueryError; isLost: boolean }[];
};

/**
 * The outcomes on the rows that can be compared.
 * @param count rows of the whole table
 * @returns the same outcomes if every engine had all rows; else how many rows are compared, too
 */
export function comparable(outcomes: Outcome[], count: number): { outcomes: Outcome[]; common?: CommonRows } {
  const common = commonRows(
    outcomes.map(({ answer }) => answer.sampled),
    count,
  );
  if (!common) return { outcomes };
  const restricted = outcomes.map((outcome) => ({
    ...outcome,
    answer: { ...outcome.answer, rows: within(outcome.answer.rows, common) },
  }));
  return { outcomes: restricted, common };
}

/** A plain loop: `every` takes ten times as long, which a page with a million rows shows. */
function equal(a: Uint32Array, b: Uint32Array): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}

/** Rows of the first list that the second does not have. */
export function rowsWithout(rows: Uint32Array, others: Uint32Array): number[] {
  const known = new Set(others);
  return [...rows].filter((row) => !known.has(row));
}

/**
 * Compares the rows that runs select. Where two sets of runs are of one size, that of the earlier run counts
 * as the many.
 */
export function compare(outcomes: Outcome[]): Comparison {
  const groups: { runs: Run[]; rows: Uint32Array }[] = [];
  const refused: Comparison['refused'] = [];
  for (const { run, answer, isLost = false } of outcomes) {
    const { rows, error } = answer;
    const group = groups.find((other) => equal(other.rows, rows));
    if (error) refused.push({ run, error, isLost });
    else if (group) group.runs.push(run);
    else groups.push({ runs: [run], rows });
  }
  const [most, ...others] = groups.sort((a, b) => b.runs.length - a.runs.length);
  const rows = most?.rows ?? new Uint32Array();
  return {
    count: outcomes.length,
    agreeing: most?.runs ?? [],
    rows,
    engines: agreementOfEngines(outcomes, rows),
    differences: others.map((group) => ({
      ...group,
      onlyHere: rowsWithout(group.rows, rows),
      missingHere: rowsWithout(rows, group.rows),
    })),
    refused,
  };
}

/** Agreement told by engine: an engine agrees if everything that it ran selects the same rows as the run on show. */
export type EngineAgreement = { engines: number; agreeing: number };

/**
 * Counts the engines that select the same rows as one run.
 * @param rows what the run on show selects
 */
export function agreementOfEngines(outcomes: readonly Outcome[], rows: Uint32Array): EngineAgreement {
  const agrees = new Map<string, boolean>();
  for (const { run, answer } of outcomes) {
    const isSame = !answer.error && equal(answer.rows, rows);
    agrees.set(run.engine.id, isSame && (agrees.get(run.engine.id) ?? true));
  }
  return { engines: agrees.size, agreeing: [...agrees.values()].filter(Boolean).length };
}
