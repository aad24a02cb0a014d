import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackedTable } from '../dataset/packedTable';
import { LoadFailure } from '../loading/LoadFailure';
import { createClient, isCancelled, patience, startLimit, timeLimit, type WorkerLike } from './client';
import type { Answer, Report, Request } from './messages';

/** A worker that does what the test says. */
class FakeWorker implements WorkerLike {
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

const table = { columns: [], values: [] };
const settled = () => vi.advanceTimersByTimeAsync(0);
/** @param script 404 when it is not there, 200 when it is */
const newClient = (load: () => Promise<PackedTable> = async () => table, script = 404) =>
  createClient({
    start: () => ({
      worker: new FakeWorker(),
      failed: async () => (script === 200 ? undefined : new LoadFailure('missing', script)),
    }),
    table: load,
  });
const worker = (index = 0) => FakeWorker.all[index] as FakeWorker;
/** A client whose engine is ready and has a first query running. */
async function ready() {
  const client = newClient();
  const first = client.run('first');
  first.catch(() => {});
  await settled();
  worker().say({ ready: true });
  return { client, first };
}
const rowsOf = async (answer: Promise<Answer>) => [...(await answer).rows];
const cancelled = (answer: Promise<Answer>) => answer.then(() => false, isCancelled);

describe('client of an engine', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeWorker.all = [];
  });
  afterEach(() => vi.useRealTimers());

  it('tells how far the rows of a large table have come, to the worker and in it', async () => {
    const large = { columns: [{ name: 'n', type: 'number' as const }], values: [new Array(120_000).fill(1)] };
    const client = newClient(() => Promise.resolve(large));
    const told: unknown[] = [];
    client.subscribe(() => told.push(client.status().progress?.loaded));
    client.warm();
    await vi.waitUntil(() => worker().sent.some((request) => 'table' in request));
    worker().say({ progress: { loaded: 180_000, total: 240_000, unit: 'rows' } });
    worker().say({ ready: true });
    expect(told).toEqual([undefined, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000, 180_000, undefined]);
  });

  it('starts no worker before the first query, gives it the table, and asks when it is ready', async () => {
    const client = newClient();
    expect(FakeWorker.all).toHaveLength(0);
    const answer = client.run('a');
    expect(client.status().phase).toBe('loading');
    await settled();
    expect(worker().sent).toEqual([{ table }]);
    worker().say({ ready: true });
    expect(worker().queries()).toMatchObject([{ query: 'a' }]);
    worker().answer(0, [1, 2]);
    expect(await rowsOf(answer)).toEqual([1, 2]);
  });

  it('tells the first rows of a query as they come, and none of a query that was cancelled', async () => {
    const { client, first } = await ready();
    worker().answer(0, []);
    await first;
    const told: number[][] = [];
    const onFirst = (rows: Uint32Array) => told.push([...rows]);
    const second = client.run('second', { onFirst });
    const say = (index: number) => worker().say({ id: worker().queries()[index]?.id ?? NaN, first: Uint32Array.of(7) });
    say(1);
    expect(told).toEqual([[7]]);
    worker().answer(1, [7, 8]);
    expect(await rowsOf(second)).toEqual([7, 8]);
    const third = client.run('third', { onFirst });
    const fourth = client.run('fourth');
    say(2);
    expect(await cancelled(third)).toBe(true);
    expect(told).toHaveLength(1);
    worker().answer(2, []);
    worker().answer(3, [1]);
    expect(await rowsOf(fourth)).toEqual([1]);
  });

  it('starts once when told to, ahead of the first query', async () => {
    const client = newClient();
    client.warm();
    client.warm();
    await settled();
    worker().say({ ready: true });
    void client.run('a').catch(() => {});
    expect(FakeWorker.all).toHaveLength(1);
    expect(worker().queries()).toMatchObject([{ query: 'a' }]);
  });

  it('tells a query that was cancelled from one that failed', () => {
    const reasons = [new Error('AbortError'), new DOMException('', 'TimeoutError'), undefined];
    expect(reasons.map(isCancelled)).toEqual([false, false, false]);
    expect(isCancelled(new DOMException('', 'AbortError'))).toBe(true);
  });

  it('gives a query its whole time while others wait for their turn', async () => {
    const { client, first } = await ready();
    const second = client.run('second', { lane: 'other' });
    await vi.advanceTimersByTimeAsync(timeLimit - 1);
    worker().answer(0, [1]);
    worker().answer(1, [2]);
    expect([await rowsOf(first), await rowsOf(second)]).toEqual([[1], [2]]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('starts anew whatever becomes of the table that a closed worker was to get', async () => {
    let failLate = (_: Error) => {};
    const late = new Promise<typeof table>((_, reject) => {
      failLate = reject;
    });
    const tables = [late, Promise.resolve(table)];
    const client = newClient(() => tables.shift() as Promise<typeof table>);
    const closed = client.run('closed');
    client.close();
    expect(await cancelled(closed)).toBe(true);
    const answer = client.run('anew');
    failLate(new Error('No table.'));
    await settled();
    worker(1).say({ ready: true });
    worker(1).answer(0, [3]);
    expect(await rowsOf(answer)).toEqual([3]);
    expect(worker(0).sent).toEqual([]);
  });

  it('tells its listeners how far the download is', async () => {
    const client = newClient();
    const told: unknown[] = [];
    const unsubscribe = client.subscribe(() => told.push(client.status()));
    void client.run('a').catch(() => {});
    worker().say({ progress: { loaded: 5, total: 10 } });
    unsubscribe();
    worker().say({ progress: { loaded: 10, total: 10 } });
    expect(told).toEqual([{ phase: 'loading' }, { phase: 'loading', progress: { loaded: 5, total: 10 } }]);
  });

  it('cancels the older query of a lane, running or waiting, and answers the newest', async () => {
    const { client, first } = await ready();
    const second = client.run('second');
    const third = client.run('third');
    expect(await Promise.all([cancelled(first), cancelled(second)])).toEqual([true, true]);
    expect(worker().queries()).toHaveLength(1);
    worker().answer(0, [9]);
    expect(
      worker()
        .queries()
        .map(({ query }) => query),
    ).toEqual(['first', 'third']);
    worker().answer(1, [3]);
    expect(await rowsOf(third)).toEqual([3]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('answers other lanes in their order', async () => {
    const { client, first } = await ready();
    const other = client.run('other', { lane: 'b' });
    worker().answer(0, [1]);
    worker().answer(1, [2]);
    expect([await rowsOf(first), await rowsOf(other)]).toEqual([[1], [2]]);
  });

  it('takes back a query whose signal says so, before or after it was asked', async () => {
    const { client } = await ready();
    const abort = new AbortController();
    const waiting = client.run('waiting', { lane: 'b', signal: abort.signal });
    abort.abort();
    const late = client.run('late', { lane: 'c', signal: abort.signal });
    expect([await cancelled(waiting), await cancelled(late)]).toEqual([true, true]);
    worker().answer(0, []);
    expect(worker().queries()).toHaveLength(1);
  });

  it('stops a query after the time limit, says so, and starts again with the next one', async () => {
    const { client, first } = await ready();
    await vi.advanceTimersByTimeAsync(timeLimit - 1);
    expect(worker().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker().isTerminated).toBe(true);
    expect((await first).error?.message).toBe('The query took longer than 5 s and was stopped.');
    expect(FakeWorker.all).toHaveLength(1);
    const next = client.run('next');
    await settled();
    worker(1).say({ ready: true });
    worker(1).answer(0, [7]);
    expect(await rowsOf(next)).toEqual([7]);
  });

  it('does not let a query that nobody waits for hold up a newer one until the limit', async () => {
    const { client, first } = await ready();
    const newer = client.run('newer');
    expect(await cancelled(first)).toBe(true);
    await vi.advanceTimersByTimeAsync(patience);
    expect(worker().isTerminated).toBe(true);
    worker(1).say({ ready: true });
    worker(1).answer(0, [4]);
    expect(await rowsOf(newer)).toEqual([4]);
  });

  it('does not count the time of loading', async () => {
    const client = newClient();
    const answer = client.run('a');
    await vi.advanceTimersByTimeAsync(timeLimit * 3);
    worker().say({ ready: true });
    worker().answer(0, [1]);
    expect(await rowsOf(answer)).toEqual([1]);
  });

  it.each<[string, (worker: FakeWorker) => void, string]>([
    [
      'its script does not arrive',
      (it) => it.onerror?.({} as ErrorEvent),
      'The engine could not be loaded. Its script did not arrive: the server does not have it (404). Try again later.',
    ],
    [
      'it breaks',
      (it) => {
        it.say({ ready: true });
        it.onerror?.({ message: 'out of memory' } as ErrorEvent);
      },
      'The engine stopped working.',
    ],
    ['it cannot start', (it) => it.say({ failed: 'SQLite could not be fetched.' }), 'SQLite could not be fetched.'],
  ])('fails every query when %s, and starts again with the next one', async (_, happens, message) => {
    const client = newClient();
    const lost = [client.run('a'), client.run('b', { lane: 'b' })];
    const outcomes = Promise.allSettled(lost);
    happens(worker());
    expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
      message,
      message,
    ]);
    expect(worker().isTerminated).toBe(true);
    expect(client.status().phase).toBe('idle');
    void client.run('c').catch(() => {});
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('starts once more by itself when its script did not work, but arrives now', async () => {
    const client = newClient(undefined, 200);
    const lost = client.run('a');
    worker().onerror?.({ message: 'SyntaxError' } as ErrorEvent);
    await settled();
    expect(worker().isTerminated).toBe(true);
    worker(1).say({ ready: true });
    worker(1).answer(0, [1]);
    expect(await rowsOf(lost)).toEqual([1]);
  });

  it('fails when the second script does not work either', async () => {
    const lost = newClient(undefined, 200)
      .run('a')
      .catch((error: Error) => error.message);
    worker().onerror?.({ message: 'SyntaxError' } as ErrorEvent);
    await settled();
    worker(1).onerror?.({ message: 'SyntaxError' } as ErrorEvent);
    expect(await lost).toBe('The engine could not be loaded.');
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('fails when the table does not arrive, and asks for it again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('no table')).mockResolvedValue(table);
    const client = newClient(load);
    await expect(client.run('a')).rejects.toThrow('no table');
    const again = client.run('a');
    await settled();
    worker(1).say({ ready: true });
    worker(1).answer(0, [1]);
    expect(await rowsOf(again)).toEqual([1]);
  });

  it('gives a start up when nothing is heard of it, and starts again when told to, not with each query', async () => {
    const client = newClient();
    const lost = client.run('a').catch((error: Error) => error.message);
    await settled();
    await vi.advanceTimersByTimeAsync(startLimit - 1);
    worker().say({ progress: { loaded: 5, total: 10 } });
    await vi.advanceTimersByTimeAsync(startLimit - 1);
    expect(worker().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await lost).toBe(`The engine did not start: nothing came for ${startLimit / 1000} s.`);
    expect(worker().isTerminated).toBe(true);
    client.warm();
    await expect(client.run('b')).rejects.toThrow('did not start');
    expect(FakeWorker.all).toHaveLength(1);
    client.retry();
    const again = client.run('c');
    await settled();
    worker(1).say({ ready: true });
    worker(1).answer(0, [3]);
    expect(await rowsOf(again)).toEqual([3]);
  });

  it('starts once more when it was asked for again while a start was on its way that then fails', async () => {
    const client = newClient();
    client.warm();
    await settled();
    worker().onerror?.({} as ErrorEvent); // finds out why, while the visitor presses Retry
    client.retry();
    const again = client.run('a');
    await settled();
    worker(1).say({ ready: true });
    worker(1).answer(0, [4]);
    expect(await rowsOf(again)).toEqual([4]);
  });

  it('ends with its worker when it is closed', async () => {
    const { client, first } = await ready();
    client.close();
    expect(await cancelled(first)).toBe(true);
    expect(worker().isTerminated).toBe(true);
  });
});
