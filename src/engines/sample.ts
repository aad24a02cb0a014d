import type { PackedTable } from '../dataset/packedTable';
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
  return Uint32Array.from({ length: limit }, (_, index) => Math.floor((index * count) / limit));
}

/** A table with so many rows at most. */
export function sampleOf(table: PackedTable, limit: number): PackedTable {
  const positions = samplePositions(rowsOf(table), limit);
  if (!positions) return table;
  return {
    columns: table.columns,
    values: table.values.map((cells) => Array.from(positions, (position) => cells[position] ?? null)),
  };
}

/**
 * The rows that every engine has which answered, where one of them has a sample only: those can be compared.
 * @param sampled how many rows each answer is about, as answers say it
 * @param count rows of the whole table
 * @returns nothing, if every engine has all rows
 */
export function commonRows(sampled: readonly (number | undefined)[], count: number): ReadonlySet<number> | undefined {
  const sizes = [...new Set(sampled.flatMap((size) => size ?? []))];
  const [smallest, ...others] = sizes.sort((a, b) => a - b).map((size) => samplePositions(count, size) ?? []);
  if (!smallest) return undefined;
  const sets = others.map((positions) => new Set(positions));
  return new Set([...smallest].filter((position) => sets.every((set) => set.has(position))));
}

/** Positions that are among the rows that can be compared. */
export const within = (rows: Uint32Array, common: ReadonlySet<number> | undefined): Uint32Array =>
  common ? rows.filter((row) => common.has(row)) : rows;

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
