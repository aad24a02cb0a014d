import { describe, expect, it } from 'vitest';
import { VisitorError } from '../loading/VisitorError';
import type { DataSet } from './DataSet';
import type { WorkerId } from './formats';
import type { ReadReport, ReadRequest } from './messages';
import { parquet } from './read/parquet';
import type { ReadProgress } from './read/readInput';
import { schemas } from './read/schemas';
import { serveReaders } from './read/serveReaders';
import { tables } from './read/tables';
import { readDataSet } from './readDataSet';
import type { ReadingWorker } from './workers';

const readers = { tables, schemas, parquet: { parquet } };

/** Workers that read in this thread, as the real ones do in theirs. */
function started(failure?: string) {
  const all: { id: WorkerId; isTerminated: boolean; worker: ReadingWorker }[] = [];
  const start = (id: WorkerId) => {
    const port = {
      onmessage: null as ((event: MessageEvent<ReadRequest>) => void) | null,
      postMessage: (report: ReadReport) => {
        if (!entry.isTerminated) worker.onmessage?.({ data: structuredClone(report) } as MessageEvent<ReadReport>);
      },
    };
    const worker: ReadingWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (data) => setTimeout(() => port.onmessage?.({ data } as MessageEvent<ReadRequest>)),
      terminate: () => {
        entry.isTerminated = true;
      },
    };
    const entry = { id, isTerminated: false, worker };
    all.push(entry);
    serveReaders(readers[id], port);
    return { worker, failed: async () => (failure ? { about: (what: string) => `${what} ${failure}` } : undefined) };
  };
  return { all, start };
}

describe('reading off the main thread', () => {
  it.each<[string, WorkerId]>([
    ['a,b\n1,2', 'tables'],
    ['[{"a": 1}]', 'tables'],
    ['create table t (a int)', 'schemas'],
    ['model T {\n a Int\n}', 'schemas'],
  ])('of %j is done by the worker %s, which ends then', async (text, id) => {
    const { all, start } = started();
    const { set } = await readDataSet(text, {}, start);
    expect(set.name).toBe('Pasted table');
    expect(set.fields[0]?.name).toBe('a');
    expect(all.map((entry) => [entry.id, entry.isTerminated])).toEqual([[id, true]]);
  });

  it('tells the first rows and the progress on the way', async () => {
    const { start } = started();
    const told: string[] = [];
    let first: DataSet | undefined;
    const file = new File([`n\n${Array.from({ length: 5000 }, (_, row) => row).join('\n')}`], 'numbers.csv');
    const { rows, set } = await readDataSet(
      file,
      {
        onProgress: ({ bytes, total }) => told.push(`${bytes}/${total}`),
        onFirstRows: (given) => {
          told.push('first');
          first = given;
        },
      },
      start,
    );
    expect([rows, set.name, first?.table?.values[0]?.length]).toEqual([5000, 'numbers', 100]);
    expect(told.indexOf('first')).toBeLessThan(told.length - 1);
    expect(told.at(-1)).toBe(`${file.size}/${file.size}`);
  });

  it('gives a large table as a small one, though it comes in parts', async () => {
    const { start } = started();
    const count = 120_001;
    const text = `n,t\n${Array.from({ length: count }, (_, row) => `${row},${row % 2 ? '' : `t${row}`}`).join('\n')}`;
    const taken: number[] = [];
    const onProgress = (progress: ReadProgress) => progress.taken !== undefined && taken.push(progress.taken);
    const { set, rows } = await readDataSet(text, { onProgress }, start);
    expect(taken[0]).toBe(20_000 / (2 * count));
    expect(rows).toBe(count);
    const [numbers = [], texts = []] = set.table?.values ?? [];
    expect([numbers.length, texts.length]).toEqual([count, count]);
    expect(numbers.every((cell, row) => cell === row)).toBe(true);
    expect(texts.every((cell, row) => cell === (row % 2 ? null : `t${row}`))).toBe(true);
  });

  it('is given up while the page takes the rows over', async () => {
    const { all, start } = started();
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = ({ taken }: ReadProgress) => taken !== undefined && controller.abort();
    const text = `n,t\n${'1,2\n'.repeat(120_000)}`;
    await expect(readDataSet(text, { signal, onProgress }, start)).rejects.toMatchObject({ name: 'AbortError' });
    expect(all[0]?.isTerminated).toBe(true);
  });

  it('is given up when it is cancelled, and the worker ends', async () => {
    const { all, start } = started();
    const controller = new AbortController();
    const read = readDataSet('a\n1', { signal: controller.signal }, start);
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    expect(all.every(({ isTerminated }) => isTerminated)).toBe(true);
    await expect(readDataSet('a\n1', { signal: controller.signal }, start)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('fails with words when nothing could be read', async () => {
    const { all, start } = started();
    await expect(readDataSet('   ', {}, start)).rejects.toThrow(new VisitorError('There is nothing in it.'));
    expect(all[0]?.isTerminated).toBe(true);
  });

  it.each([
    ['did not arrive.', 'The part of this page that reads files did not arrive.'],
    [undefined, 'Reading stopped: the file may be larger than this browser has memory for.'],
  ])('fails with words when the worker breaks: %s', async (failure, words) => {
    const { all, start } = started(failure);
    const read = readDataSet('a\n1', {}, start);
    await new Promise((resolve) => setTimeout(resolve));
    all[0]?.worker.onerror?.({ message: 'broken' } as ErrorEvent);
    await expect(read).rejects.toThrow(words);
  });
});
