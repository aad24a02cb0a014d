import type { Table } from '../../../dataset/table';
import { createCel } from '../../cel/engine';
import { type Engine, messageOf, QueryRefused, type Selection } from '../../Engine';
import { createJsonlogic } from '../../jsonlogic/engine';
import { createMongodb } from '../../mongodb/engine';
import { readLiteral } from '../../mongodb/readLiteral';
import type { EngineId } from '../../registry';
import { createSpel } from '../../spel/engine';
import { createSqlite } from '../../sqlite/engine';
import { executable } from '../dialect';
import type { Group } from '../query';

/** What a release is, as far as exporting goes. */
export type Release = { version: string; formatQuery(query: never, options: never): unknown };

/** The engines, each with the table in it. */
export const startEngines = async (table: Table): Promise<Record<EngineId, Engine>> => ({
  sqlite: await createSqlite(table),
  mongodb: await createMongodb(table),
  jsonlogic: await createJsonlogic(table),
  cel: await createCel(table),
  spel: await createSpel(table),
});

/** What an engine answers, and what it was asked. A query that it refuses is an error on every row. */
export type Answer = Selection & { exported: unknown; message?: string };

/** Exports a query in a format and runs it. */
export async function execute(
  query: Group,
  { format, parseNumbers }: { format: string; parseNumbers: boolean },
  release: Release,
  engines: Record<EngineId, Engine>,
  rowCount: number,
): Promise<Answer> {
  let exported: unknown;
  try {
    exported = release.formatQuery(query as never, { format, ...(parseNumbers && { parseNumbers }) } as never);
    // Release 3 writes a JavaScript literal.
    const literal = format === 'mongodb' && release.version.startsWith('3.');
    const asked = literal ? readLiteral(String(exported)) : exported;
    const selection = await engines[executable[format] as EngineId].select(asked);
    return { ...selection, exported };
  } catch (error) {
    // Release 3 itself throws on some values; any other error of ours must not pass for a refusal.
    if (!(error instanceof QueryRefused) && exported !== undefined) throw error;
    const message = messageOf(error);
    return { rows: [], refused: { rows: Array.from({ length: rowCount }, (_, i) => i), message }, exported, message };
  }
}
