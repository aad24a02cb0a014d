import type { WorkerId } from './formats';
import type { ReadReport, ReadRequest } from './messages';

/** What is needed of a `Worker`. */
export type ReadingWorker = {
  onmessage: ((event: MessageEvent<ReadReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (request: ReadRequest) => void;
  terminate: () => void;
};

/** Starts the worker with some readers. The bundler finds the workers by these addresses, so they are written out. */
export const workers: Record<WorkerId, () => ReadingWorker> = {
  tables: () =>
    new Worker(/* webpackChunkName: 'worker-tables' */ new URL('./workers/tables.worker.ts', import.meta.url)),
  parquet: () =>
    new Worker(/* webpackChunkName: 'worker-parquet' */ new URL('./workers/parquet.worker.ts', import.meta.url)),
  schemas: () =>
    new Worker(/* webpackChunkName: 'worker-schemas' */ new URL('./workers/schemas.worker.ts', import.meta.url)),
};
