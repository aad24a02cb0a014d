import { describe, expect, it } from 'vitest';
import { pack } from '../dataset/packedTable';
import type { Table } from '../dataset/table';
import { VisitorError } from '../loading/VisitorError';
import { type CreateEngine, QueryRefused } from './Engine';
import type { Report, Request } from './messages';
import { type Port, serve } from './serve';

const table: Table = { columns: [{ name: 'a', type: 'number' }], rows: [{ a: 1 }, { a: 2 }] };

/** Serves an engine to a page that is an array. */
function served(create: CreateEngine) {
  const reports: Report[] = [];
  const port: Port = { onmessage: null, postMessage: (report) => void reports.push(report) };
  const progress = serve(create, port);
  const send = async (data: Request) => port.onmessage?.({ data } as MessageEvent<Request>);
  return { reports, send, progress };
}

describe('worker side of an engine', () => {
  it('starts with the table and answers with positions', async () => {
    const { reports, send } = served(({ rows }) => ({
      select: (query) => ({ rows: rows.flatMap(({ a }, at) => (a === query ? [at] : [])) }),
    }));
    await send({ table: pack(table) });
    await send({ id: 7, query: 2 });
    expect(reports).toEqual([
      { ready: true },
      { id: 7, answer: { rows: Uint32Array.of(1), took: expect.any(Number) } },
    ]);
  });
  it('passes on which rows could not be judged', async () => {
    const { reports, send } = served(() => ({
      select: () => ({ rows: [0], refused: { rows: [1], message: 'null' } }),
    }));
    await send({ table: pack(table) });
    await send({ id: 1, query: '' });
    expect(reports[1]).toMatchObject({ answer: { refused: { rows: Uint32Array.of(1), message: 'null' } } });
  });
  it.each([
    [new QueryRefused('no such column', 4), { message: 'no such column', position: 4 }],
    [new Error('broken'), { message: 'broken' }],
    [{ message: 'a plain object' }, { message: 'a plain object' }],
    [{ name: 'ErrnoError', errno: 44 }, { message: 'ErrnoError 44' }],
    [{}, { message: 'An error without a message' }],
    ['a text', { message: 'a text' }],
    [undefined, { message: 'undefined' }],
  ])('answers %s with the words of the engine', async (thrown, error) => {
    const { reports, send } = served(() => ({
      select: () => {
        throw thrown;
      },
    }));
    await send({ table: pack(table) });
    await send({ id: 1, query: '' });
    expect(reports[1]).toMatchObject({ id: 1, answer: { rows: new Uint32Array(), error } });
  });
  it.each([
    [new VisitorError('SQLite could not be fetched.'), 'SQLite could not be fetched.'],
    [new ReferenceError('WebAssembly is not defined'), 'The engine could not be started in this browser.'],
  ])('says in words why an engine does not start: %s', async (error, failed) => {
    const { reports, send, progress } = served(() => Promise.reject(error));
    progress({ loaded: 3 });
    await send({ table: pack(table) });
    expect(reports).toEqual([{ progress: { loaded: 3 } }, { failed }]);
  });
});
