import { describe, expect, it, vi } from 'vitest';
import { isCancelled, patience, timeLimit } from './client';
import {
  cancelled,
  FakeWorker,
  newClient,
  ready,
  rowsOf,
  settled,
  startAndAnswer,
  useFakeWorkers,
  worker,
} from './fakeWorker.fixture';

describe('client of an engine', () => {
  useFakeWorkers();

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
    startAndAnswer(1, [7]);
    expect(await rowsOf(next)).toEqual([7]);
  });

  it('does not let a query that nobody waits for hold up a newer one until the limit', async () => {
    const { client, first } = await ready();
    const newer = client.run('newer');
    expect(await cancelled(first)).toBe(true);
    await vi.advanceTimersByTimeAsync(patience);
    expect(worker().isTerminated).toBe(true);
    startAndAnswer(1, [4]);
    expect(await rowsOf(newer)).toEqual([4]);
  });

  it('ends with its worker when it is closed', async () => {
    const { client, first } = await ready();
    client.close();
    expect(await cancelled(first)).toBe(true);
    expect(worker().isTerminated).toBe(true);
  });
});
