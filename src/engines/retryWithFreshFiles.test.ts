import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../dataset/table';
import { fetchBytes } from '../loading/fetchBytes';
import { retryWithFreshFiles } from './retryWithFreshFiles';
import { createSqlite } from './sqlite/engine';

const table: Table = { columns: [{ name: 'a', type: 'number' }], rows: [{ a: 1 }, { a: 2 }] };
const whole = readFileSync('node_modules/sql.js/dist/sql-wasm.wasm');
const damaged = whole.subarray(0, 5000);
const start = () =>
  retryWithFreshFiles(
    'SQLite',
    (init) => fetchBytes('https://site/sqlite.wasm', 'SQLite', undefined, init),
    createSqlite,
  )(table);

/** A server whose file the browser has in its cache as well. */
function serve(cached: Uint8Array, fresh: Uint8Array) {
  const fetched = vi.fn(
    async (_: string, { cache }: RequestInit) => new Response((cache === 'reload' ? fresh : cached) as BodyInit),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

describe('an engine on files', () => {
  // The first, because sql.js keeps what it has first started, or failed to start.
  it('fetches them anew where the cache has them damaged', async () => {
    serve(damaged, whole);
    expect((await (await start()).select('a = 2')).rows).toEqual([1]);
  });
  it('fetches them once where they are whole', async () => {
    const fetched = serve(whole, damaged);
    expect((await (await start()).select('a = 2')).rows).toEqual([1]);
    expect(fetched).toHaveBeenCalledOnce();
  });
  it('says so when they are damaged again', async () => {
    const fetched = serve(damaged, damaged);
    await expect(start()).rejects.toThrow(
      'SQLite arrived damaged, or this browser does not start it: its WebAssembly may be blocked.',
    );
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  it('does not fetch them where there is no WebAssembly, and says so', async () => {
    const fetched = serve(whole, whole);
    vi.stubGlobal('WebAssembly', undefined);
    expect(start).toThrow('SQLite needs WebAssembly, which this browser does not have or blocks.');
    expect(fetched).not.toHaveBeenCalled();
  });
  it('says why they do not come', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await expect(start()).rejects.toThrow('SQLite could not be fetched: the server says 404.');
  });
});
