import { describe, expect, it, vi } from 'vitest';
import { VisitorError } from '../loading/VisitorError';
import type { EngineClient } from './client';
import { clientWithReader } from './clientWithReader';
import { QueryRefused } from './Engine';

const columns = [{ name: 'a', type: 'number' as const }];
const table = async () => ({ columns });
const answer = { rows: Uint32Array.of(1), took: 1 };

/** A client that answers everything, and keeps what it was asked. */
function answering() {
  const run = vi.fn<EngineClient['run']>(async () => answer);
  const warm = vi.fn();
  return { client: { run, warm } as unknown as EngineClient, run, warm };
}

describe('a client that reads exports', () => {
  it('gives the engine what is made of the export and the columns, in the same lane', async () => {
    const { client, run, warm } = answering();
    const reader = clientWithReader(client, async (exported, { length }) => `${exported} of ${length}`, table);
    expect(await reader.run('export', { lane: 'x' })).toBe(answer);
    expect(run).toHaveBeenCalledExactlyOnceWith('export of 1', { lane: 'x' });
    expect(warm).toHaveBeenCalled();
  });
  it('keeps the order of queries', async () => {
    const { client, run } = answering();
    const reader = clientWithReader(client, async (exported) => exported, table);
    await Promise.all(['a', 'b', 'c'].map((query) => reader.run(query)));
    expect(run.mock.calls.map(([query]) => query)).toEqual(['a', 'b', 'c']);
  });
  it('answers an export that cannot be read with a refusal, and does not ask the engine', async () => {
    const { client, run } = answering();
    const refusing = (error: Error) => clientWithReader(client, () => Promise.reject(error), table).run('export');
    expect(await refusing(new QueryRefused('no data', 3))).toEqual({
      rows: new Uint32Array(),
      error: { message: 'no data', position: 3 },
      took: 0,
    });
    expect((await refusing(new QueryRefused('no data'))).error).toEqual({ message: 'no data' });
    expect((await refusing(new RangeError('Maximum call stack size exceeded'))).error?.message).toMatch(
      /^The query is too/,
    );
    await expect(refusing(new TypeError('Loading chunk 7 failed'))).rejects.toBeInstanceOf(VisitorError);
    expect(run).not.toHaveBeenCalled();
  });
});
