import { loadTable } from '../dataset/loadTable';
import { startWorker } from '../loading/chunks';
import { createClient, type EngineClient } from './client';
import { clientWithReader } from './clientWithReader';
import { type PageEngine, type PageEngineId, pageEngines } from './registry';
import { limitOf, sampling } from './sample';
import { workers } from './workers';

const clientOf = (engine: PageEngine): EngineClient => {
  const { id, read } = engine;
  const limit = limitOf(engine);
  const start = () => startWorker(workers[id]);
  const client = sampling(createClient({ start, table: loadTable, limit }), limit, loadTable);
  return read ? clientWithReader(client, read, loadTable) : client;
};

/**
 * The engines of the page with the table on show in them, the movies or the visitor's own; each starts, and downloads its
 * files, with its first query. They take exports as the library writes them.
 */
export const engineClients = Object.fromEntries(pageEngines.map((engine) => [engine.id, clientOf(engine)])) as Record<
  PageEngineId,
  EngineClient
>;
