// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgain, giveUpPending, type Runtime, startWorker, updatedEvent } from './chunks';

/** A runtime whose scripts end as the test says; like the bundler's, it keeps what has come and forgets what has failed. */
function fakeRuntime(ends: Record<string, unknown>[]) {
  const asked: string[] = [];
  const runtime: Runtime = {
    p: '/',
    u: (id) => `assets/js/${id}.js`,
    l: (address, done) => {
      asked.push(address);
      const end = ends.shift();
      if (end) setTimeout(done, 0, end);
    },
    e: (id) =>
      new Promise((resolve, reject) => {
        const address = runtime.p + runtime.u(id);
        runtime.l(address, (event) => {
          const { type } = event as { type: string };
          if (type === 'here') resolve(undefined);
          else reject(Object.assign(new Error(`Loading chunk ${id} failed.`), { request: address, type }));
        });
      }),
  };
  askAgain(runtime);
  return { runtime, asked };
}
const answer = (body: string, init: ResponseInit = {}, type = 'text/javascript') =>
  new Response(body, { headers: { 'content-type': type }, ...init });
const serve = (...answers: unknown[]) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    const next = answers.shift();
    if (!(next instanceof Response)) throw next ?? new Error('asked once too often');
    return next;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const again = /^\/assets\/js\/(\w+)\.js\?again=\w+$/;

beforeEach(() => {
  document.head.innerHTML = '<script src="/assets/js/runtime~main.aaa.js" type="text/plain"></script>';
});
afterEach(() => void vi.unstubAllGlobals());

it('asks for a chunk as the runtime does, and by another address only once it has failed', async () => {
  const { runtime, asked } = fakeRuntime([{ type: 'here' }, { type: 'missing' }, { type: 'here' }]);
  await runtime.e('one');
  const fetched = serve(answer('whole'));
  await runtime.e('two');
  expect(asked).toEqual(['/assets/js/one.js', '/assets/js/two.js', expect.stringMatching(again)]);
  expect(fetched).toHaveBeenCalledWith('/assets/js/two.js', expect.objectContaining({ cache: 'reload' }));
});
it.each([
  ['a server error', [answer('', { status: 503 })], 'refused'],
  ['nothing', [new TypeError('Failed to fetch')], 'unreachable'],
  ['no answer', [new DOMException('', 'TimeoutError')], 'silent'],
  ['another kind of file', [answer('x', {}, 'image/png')], 'damaged'],
  ['404 of the same build', [answer('', { status: 404 }), answer('runtime~main.aaa.js')], 'missing'],
  ['404 of another build', [answer('', { status: 404 }), answer('runtime~main.bbb.js')], 'updated'],
  ['a page of another build', [answer('', {}, 'text/html'), answer('runtime~main.bbb.js')], 'updated'],
  ['a page of the same build', [answer('', {}, 'text/html'), answer('runtime~main.aaa.js')], 'damaged'],
])('says what happened when the server gives %s', async (_, answers, reason) => {
  const { runtime } = fakeRuntime([{ type: 'error' }]);
  serve(...answers);
  await expect(runtime.e(`${reason}${_.length}`)).rejects.toMatchObject({ reason });
});
it('says that it is damaged when what arrives is no such chunk twice', async () => {
  const { runtime } = fakeRuntime([{ type: 'missing' }, { type: 'missing' }]);
  serve(answer('whole'));
  await expect(runtime.e('other')).rejects.toMatchObject({ reason: 'damaged' });
});
it('gives up what is on its way, and asks anew, whatever becomes of the first', async () => {
  const { runtime, asked } = fakeRuntime([]);
  const first = runtime.e('slow');
  giveUpPending();
  await expect(first).rejects.toMatchObject({ reason: 'silent' });
  void runtime.e('slow');
  expect(asked[1]).toMatch(again);
});
it('starts a worker past the caches once it has failed, and tells of an update', async () => {
  const { runtime } = fakeRuntime([]);
  const start = () => startWorker(() => runtime.p + runtime.u('worker'));
  const { worker, failed } = start();
  expect(worker).toBe('/assets/js/worker.js');
  expect(start().worker, 'as long as it has not failed').toBe('/assets/js/worker.js');
  const told = vi.fn();
  addEventListener(updatedEvent, told, { once: true });
  const fetched = serve(answer('', { status: 404 }), answer('runtime~main.bbb.js'));
  expect(await failed()).toMatchObject({ reason: 'updated' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/assets/workers/assets/js/worker.js');
  expect(told).toHaveBeenCalledOnce();
  expect(start().worker).toMatch(again);
});
it('says of a worker that the browser does not start why nothing comes of what it is asked', async () => {
  const start = () => {
    throw new ReferenceError('Worker is not defined');
  };
  const { worker, failed } = startWorker<Worker>(start);
  const heard = new Promise((resolve) => {
    worker.onerror = resolve;
  });
  worker.postMessage('a question');
  await heard;
  expect((await failed())?.about('The search')).toBe(
    'The search needs web workers, which this browser does not start.',
  );
});
