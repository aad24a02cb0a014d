import { describe, expect, it, vi } from 'vitest';
import { startLimit, timeLimit } from './client';
import {
  cancelled,
  FakeWorker,
  newClient,
  rowsOf,
  settled,
  startAndAnswer,
  table,
  useFakeWorkers,
  worker,
} from './fakeWorker.fixture';

describe('how an engine starts', () => {
  useFakeWorkers();

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
    startAndAnswer(1, [3]);
    expect(await rowsOf(answer)).toEqual([3]);
    expect(worker(0).sent).toEqual([]);
  });

  it('does not count the time of loading', async () => {
    const client = newClient();
    const answer = client.run('a');
    await vi.advanceTimersByTimeAsync(timeLimit * 3);
    startAndAnswer(0, [1]);
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
    startAndAnswer(1, [1]);
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
    startAndAnswer(1, [1]);
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
    startAndAnswer(1, [3]);
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
    startAndAnswer(1, [4]);
    expect(await rowsOf(again)).toEqual([4]);
  });
});
