import { loadTable } from '../dataset/loadTable';
import { startWorker } from '../loading/chunks';
import { createClient, type EngineClient } from './client';
import { reading } from './reading';
import { type PageEngine, type PageEngineId, pageEngines } from './registry';
import { workers } from './workers';

const clientOf = ({ id, read }: PageEngine): EngineClient => {
  const client = createClient({ start: () => startWorker(workers[id]), table: loadTable });
  return read ? reading(client, read, loadTable) : client;
};

/**
 * The engines of the page with the movies table in them; each starts, and downloads its files, with its first query. They
 * take exports as the library writes them.
 */
export const onMovies = Object.fromEntries(pageEngines.map((engine) => [engine.id, clientOf(engine)])) as Record<
  PageEngineId,
  EngineClient
>;
