import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchBytes, stallLimit } from './fetchBytes';

/** A server that sends a chunk whenever the test says so. */
function serve() {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
        signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      },
    });
    return new Response(body, { headers: { 'content-length': '4' } });
  });
  return { chunk: (...bytes: number[]) => send?.enqueue(Uint8Array.from(bytes)), end: () => send?.close() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes as long as it needs while bytes come, and tells how far it is', async () => {
  const server = serve();
  const told: unknown[] = [];
  const bytes = fetchBytes('/file', 'The file', (progress) => told.push(progress));
  for (const part of [
    [1, 2],
    [3, 4],
  ]) {
    await vi.advanceTimersByTimeAsync(stallLimit - 1);
    server.chunk(...part);
  }
  await vi.advanceTimersByTimeAsync(stallLimit - 1);
  server.end();
  expect([...(await bytes)]).toEqual([1, 2, 3, 4]);
  expect(told).toEqual([
    { loaded: 2, total: 4 },
    { loaded: 4, total: 4 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is given up when nothing comes any more', async () => {
  const server = serve();
  const failure = fetchBytes('/file', 'The file').catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(0);
  server.chunk(1);
  await vi.advanceTimersByTimeAsync(stallLimit);
  expect(await failure).toBe('The file did not arrive: nothing came for 10 s.');
});

it('is given up when the server never answers', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const failure = fetchBytes('/file', 'The file').catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(stallLimit);
  expect(await failure).toBe('The file did not arrive: nothing came for 10 s.');
});
