import type { WorkerLike } from './client';
import type { PageEngineId } from './registry';

/** Starts the worker of each engine. The bundler finds the workers by these addresses, so they are written out; their
 * names have them put where answers carry the policy of workers (plugins/bundle/workers.ts). */
export const workers: Record<PageEngineId, () => WorkerLike> = {
  sqlite: () => new Worker(/* webpackChunkName: 'worker-sqlite' */ new URL('./sqlite/worker.ts', import.meta.url)),
  mongodb: () => new Worker(/* webpackChunkName: 'worker-mongodb' */ new URL('./mongodb/worker.ts', import.meta.url)),
  cel: () => new Worker(/* webpackChunkName: 'worker-cel' */ new URL('./cel/worker.ts', import.meta.url)),
  spel: () => new Worker(/* webpackChunkName: 'worker-spel' */ new URL('./spel/worker.ts', import.meta.url)),
  jsonlogic: () =>
    new Worker(/* webpackChunkName: 'worker-jsonlogic' */ new URL('./jsonlogic/worker.ts', import.meta.url)),
  jsonata: () => new Worker(/* webpackChunkName: 'worker-jsonata' */ new URL('./jsonata/worker.ts', import.meta.url)),
  drizzle: () => new Worker(/* webpackChunkName: 'worker-drizzle' */ new URL('./drizzle/worker.ts', import.meta.url)),
  'tanstack-db': () =>
    new Worker(/* webpackChunkName: 'worker-tanstack-db' */ new URL('./tanstack-db/worker.ts', import.meta.url)),
  ldap: () => new Worker(/* webpackChunkName: 'worker-ldap' */ new URL('./ldap/worker.ts', import.meta.url)),
  postgresql: () =>
    new Worker(/* webpackChunkName: 'worker-postgresql' */ new URL('./postgresql/worker.ts', import.meta.url)),
  sparql: () => new Worker(/* webpackChunkName: 'worker-sparql' */ new URL('./sparql/worker.ts', import.meta.url)),
};
