import { afterEach, beforeEach, vi } from 'vitest';
import type { PackedTable } from '../dataset/packedTable';
import { LoadFailure } from '../loading/LoadFailure';
import { createClient, isCancelled, type WorkerLike } from './client';
import type { Answer, Report, Request } from './messages';

/** A worker that does what the test says. */
export class FakeWorker implements WorkerLike {
  static all: FakeWorker[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  sent: Request[] = [];
  isTerminated = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage = (request: Request) => void this.sent.push(request);
  terminate = () => {
    this.isTerminated = true;
  };
  say = (data: Report) => this.onmessage?.({ data } as MessageEvent<Report>);
  /** Queries it was given, in order. */
  queries = () => this.sent.flatMap((request) => ('id' in request ? [request] : []));
  answer = (index: number, rows: number[]) =>
    this.say({ id: this.queries()[index]?.id ?? NaN, answer: { rows: Uint32Array.from(rows), took: 1 } });
}

export const table = { columns: [], values: [] };
export const settled = () => vi.advanceTimersByTimeAsync(0);
/**
 * A client of such workers.
 * @param script what the server says of the script of a worker that fails: 404 when it is not there, 200 when it is
 */
export const newClient = (load: () => Promise<PackedTable> = async () => table, script = 404) =>
  createClient({
    start: () => ({
      worker: new FakeWorker(),
      failed: async () => (script === 200 ? undefined : new LoadFailure('missing', script)),
    }),
    table: load,
  });
export const worker = (index = 0) => FakeWorker.all[index] as FakeWorker;
/** A worker starts, and answers the first query that it was given. */
export function startAndAnswer(index: number, rows: number[]): void {
  worker(index).say({ ready: true });
  worker(index).answer(0, rows);
}
/** A client whose engine is ready and has a first query running. */
export async function ready() {
  const client = newClient();
  const first = client.run('first');
  first.catch(() => {});
  await settled();
  worker().say({ ready: true });
  return { client, first };
}
export const rowsOf = async (answer: Promise<Answer>) => [...(await answer).rows];
export const cancelled = (answer: Promise<Answer>) => answer.then(() => false, isCancelled);

/** Gives each test of a file its own workers, and a clock that it moves by itself. */
export function useFakeWorkers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeWorker.all = [];
  });
  afterEach(() => void vi.useRealTimers());
}
