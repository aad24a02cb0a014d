import type { WorkerLike } from './client';
import type { PageEngineId } from './registry';

/** Starts the worker of each engine. The bundler finds the workers by these addresses, so they are written out. */
export const workers: Record<PageEngineId, () => WorkerLike> = {
  sqlite: () => new Worker(new URL('./sqlite/worker.ts', import.meta.url)),
  mongodb: () => new Worker(new URL('./mongodb/worker.ts', import.meta.url)),
  cel: () => new Worker(new URL('./cel/worker.ts', import.meta.url)),
  spel: () => new Worker(new URL('./spel/worker.ts', import.meta.url)),
  jsonlogic: () => new Worker(new URL('./jsonlogic/worker.ts', import.meta.url)),
  jsonata: () => new Worker(new URL('./jsonata/worker.ts', import.meta.url)),
  drizzle: () => new Worker(new URL('./drizzle/worker.ts', import.meta.url)),
  'tanstack-db': () => new Worker(new URL('./tanstack-db/worker.ts', import.meta.url)),
  ldap: () => new Worker(new URL('./ldap/worker.ts', import.meta.url)),
  postgresql: () => new Worker(new URL('./postgresql/worker.ts', import.meta.url)),
  sparql: () => new Worker(new URL('./sparql/worker.ts', import.meta.url)),
};
