import type { PackedTable } from '../dataset/packedTable';
import type { Cell } from '../dataset/table';
import type { EngineClient } from './client';
import type { EngineDescriptor } from './EngineDescriptor';

/** Rows that an engine is given at most. */
export const limitOf = ({ mostRows }: EngineDescriptor): number => mostRows?.rows ?? Number.POSITIVE_INFINITY;

const rowsOf = ({ values }: PackedTable) => values[0]?.length ?? 0;

/**
 * Which rows of a table are its sample: the first, and others at even distances. They are the same each time.
 * @returns positions, ascending; nothing if the table has no more rows than the limit
 */
export function samplePositions(count: number, limit: number): Uint32Array | undefined {
  if (count <= limit) return undefined;
  const positions = new Uint32Array(limit);
  for (let index = 0; index < limit; index += 1) positions[index] = Math.floor((index * count) / limit);
  return positions;
}

/** Cells of a column, so many from a place on, of its sample if there is one. */
export const cellsFrom = (cells: Cell[], start: number, count: number, positions?: Uint32Array): Cell[] =>
  positions
    ? Array.from(positions.subarray(start, start + count), (position) => cells[position] ?? null)
    : cells.slice(start, start + count);

/** Rows of a table: `marks` has `mark` at the position of each. */
export type CommonRows = { size: number; marks: Uint8Array; mark: number };

/**
 * The rows that every engine has which answered, where one of them has a sample only: those can be compared.
 * @param sampled how many rows each answer is about, as answers say it
 * @param count rows of the whole table
 * @returns nothing, if every engine has all rows
 */
export function commonRows(sampled: readonly (number | undefined)[], count: number): CommonRows | undefined {
  const sizes = [...new Set(sampled)].filter((size): size is number => Boolean(size)).sort();
  const of = `${sizes} of ${count}`;
  if (last?.of !== of) last = { of, common: markedRows(sizes, count) };
  return last.common;
}

/** What was asked last: outcomes come one by one, and most are about the same rows as those before. */
let last: { of: string; common: CommonRows | undefined } | undefined;

function markedRows(sizes: readonly number[], count: number): CommonRows | undefined {
  const samples = sizes.flatMap((size) => samplePositions(count, size) ?? []);
  if (samples.length === 0) return undefined;
  const marks = new Uint8Array(count);
  let size = 0;
  for (const positions of samples)
    for (const position of positions) {
      const mark = (marks[position] ?? 0) + 1;
      marks[position] = mark;
      if (mark === samples.length) size += 1;
    }
  return { size, marks, mark: samples.length };
}

/** What `within` has found, by the rows of an answer: several parts of the page ask it of each, whenever another has come. */
const found = new WeakMap<Uint32Array, { common: CommonRows; kept: Uint32Array }>();

/** Positions that are among the rows that can be compared. */
export function within(rows: Uint32Array, common: CommonRows | undefined): Uint32Array {
  if (!common) return rows;
  const before = found.get(rows);
  if (before?.common === common) return before.kept;
  const kept = keptOf(rows, common);
  found.set(rows, { common, kept });
  return kept;
}

function keptOf(rows: Uint32Array, { marks, mark, size }: CommonRows): Uint32Array {
  const kept = new Uint32Array(Math.min(rows.length, size));
  let count = 0;
  for (const row of rows) if (marks[row] === mark) kept[count++] = row;
  return kept.subarray(0, count);
}

/** A client whose engine has a sample of the table. What it answers are positions in the whole table. */
export function sampling(client: EngineClient, limit: number, table: () => Promise<PackedTable>): EngineClient {
  const run: EngineClient['run'] = async (query, options) => {
    const [answer, whole] = await Promise.all([client.run(query, options), table()]);
    const positions = samplePositions(rowsOf(whole), limit);
    if (!positions) return answer;
    const inWhole = (rows: Uint32Array) => rows.map((row) => positions[row] as number);
    return {
      ...answer,
      rows: inWhole(answer.rows),
      ...(answer.refused && { refused: { ...answer.refused, rows: inWhole(answer.refused.rows) } }),
      sampled: positions.length,
    };
  };
  return { ...client, run };
}
