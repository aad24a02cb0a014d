import type { ExportFormat } from 'react-querybuilder';
import type { Answer, QueryError } from './messages';

/** What became of the export in one format. `isLost` says that its engine did not start or broke. */
export type Outcome = { format: ExportFormat; answer: Answer; isLost?: boolean };

/** Formats that select the same rows as each other, but not as most. */
export type Difference = {
  formats: ExportFormat[];
  rows: Uint32Array;
  /** Rows that these formats select and most do not, and the other way round; positions in the table. */
  onlyHere: number[];
  missingHere: number[];
};

export type Comparison = {
  /** How many formats were compared. */
  count: number;
  /** The largest set of formats that select the same rows, and those rows. Empty when no format has an answer. */
  agreeing: ExportFormat[];
  rows: Uint32Array;
  differences: Difference[];
  /** Formats without an answer. */
  refused: { format: ExportFormat; error: QueryError; isLost: boolean }[];
};

const equal = (a: Uint32Array, b: Uint32Array) => a.length === b.length && a.every((row, index) => row === b[index]);

/** Rows of the first list that the second does not have. */
export function rowsWithout(rows: Uint32Array, others: Uint32Array): number[] {
  const known = new Set(others);
  return [...rows].filter((row) => !known.has(row));
}

/**
 * Compares the rows that formats select. Where two sets of formats are of one size, that of the earlier format counts
 * as the many.
 */
export function compare(outcomes: Outcome[]): Comparison {
  const groups: { formats: ExportFormat[]; rows: Uint32Array }[] = [];
  const refused: Comparison['refused'] = [];
  for (const { format, answer, isLost = false } of outcomes) {
    const { rows, error } = answer;
    const group = groups.find((other) => equal(other.rows, rows));
    if (error) refused.push({ format, error, isLost });
    else if (group) group.formats.push(format);
    else groups.push({ formats: [format], rows });
  }
  const [most, ...others] = groups.sort((a, b) => b.formats.length - a.formats.length);
  const rows = most?.rows ?? new Uint32Array();
  return {
    count: outcomes.length,
    agreeing: most?.formats ?? [],
    rows,
    differences: others.map((group) => ({
      ...group,
      onlyHere: rowsWithout(group.rows, rows),
      missingHere: rowsWithout(rows, group.rows),
    })),
    refused,
  };
}
