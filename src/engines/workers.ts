import type { WorkerLike } from './client';
import type { PageEngineId } from './registry';

/**
 * Starts the worker of each engine. The bundler finds the workers by these addresses, so they are written out, and numbers
 * their files by these names (plugins/bundle/chunks.ts).
 */
export const workers: Record<PageEngineId, () => WorkerLike> = {
  sqlite: () => new Worker(new URL(/* webpackChunkName: 'worker-sqlite' */ './sqlite/worker.ts', import.meta.url)),
  mongodb: () => new Worker(new URL(/* webpackChunkName: 'worker-mongodb' */ './mongodb/worker.ts', import.meta.url)),
  cel: () => new Worker(new URL(/* webpackChunkName: 'worker-cel' */ './cel/worker.ts', import.meta.url)),
  spel: () => new Worker(new URL(/* webpackChunkName: 'worker-spel' */ './spel/worker.ts', import.meta.url)),
  jsonlogic: () =>
    new Worker(new URL(/* webpackChunkName: 'worker-jsonlogic' */ './jsonlogic/worker.ts', import.meta.url)),
  jsonata: () => new Worker(new URL(/* webpackChunkName: 'worker-jsonata' */ './jsonata/worker.ts', import.meta.url)),
  drizzle: () => new Worker(new URL(/* webpackChunkName: 'worker-drizzle' */ './drizzle/worker.ts', import.meta.url)),
  'tanstack-db': () =>
    new Worker(new URL(/* webpackChunkName: 'worker-tanstack-db' */ './tanstack-db/worker.ts', import.meta.url)),
  ldap: () => new Worker(new URL(/* webpackChunkName: 'worker-ldap' */ './ldap/worker.ts', import.meta.url)),
  postgresql: () =>
    new Worker(new URL(/* webpackChunkName: 'worker-postgresql' */ './postgresql/worker.ts', import.meta.url)),
  sparql: () => new Worker(new URL(/* webpackChunkName: 'worker-sparql' */ './sparql/worker.ts', import.meta.url)),
};
