import type { Group } from '../../../packages/query';
import type { Table } from '../../dataset/table';
import { type Engine, messageOf, QueryRefused, type Selection } from '../Engine';
import { type EngineId, engines, engineWith, runsInProof } from '../registry';
import { parts } from './parts';

/** What a release is, as far as exporting goes. */
export type Release = { version: string; formatQuery(query: never, options: never): unknown };

const atOnce = engines.filter(({ onRequest }) => !onRequest).map(({ id }) => id);

/** Engines, each with the table in it: those that run without being asked for, or the ones named. */
export type Engines = Partial<Record<EngineId, Engine>>;
export const startEngines = async (table: Table, ids: readonly EngineId[] = atOnce): Promise<Engines> =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await parts[id].create(table)] as const)));

/** What an engine answers, and what it was asked. A query that it refuses is an error on every row. */
export type Answer = Selection & { exported: unknown; message?: string };

/**
 * Exports a query in a format and runs it in the engine named, or in the one that runs the format unasked.
 * @throws if no engine was started for the format, and what an engine throws beside refusals
 */
export async function execute(
  query: Group,
  { format, parseNumbers, engine: engineId }: { format: string; parseNumbers: boolean; engine?: EngineId },
  release: Release,
  started: Engines,
  { columns, rows: { length: rowCount } }: Table,
): Promise<Answer> {
  const id = engineId ?? runsInProof(release.version).find((run) => run.format === format)?.engine.id;
  const engine = id && started[id];
  if (!engine) throw new Error(`No engine was started for ${format} of ${release.version}.`);
  const { read, options } = engineWith(id);
  let exported: unknown;
  try {
    exported = release.formatQuery(
      query as never,
      { format, ...(parseNumbers && { parseNumbers }), ...options, ...parts[id].options } as never,
    );
    const selection = await engine.select(read ? await read(exported, columns) : exported);
    return { ...selection, exported };
  } catch (error) {
    // Release 3 itself throws on some values; any other error of ours must not pass for a refusal.
    if (!(error instanceof QueryRefused) && exported !== undefined) throw error;
    const message = messageOf(error);
    return { rows: [], refused: { rows: Array.from({ length: rowCount }, (_, i) => i), message }, exported, message };
  }
}
