import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadError } from './download';
import { fetchManifest } from './fetchManifest';
import { fakeCaches } from './fixtures/fakeCaches';
import { fakeBuild, fakeHost, scope } from './fixtures/fakeHost';
import { keptOf, makeAvailable, removeAll, removePartial } from './keepSite';
import { Store } from './store';

const names = Array.from({ length: 20 }, (_, at) => `assets/${at}.js`);
const buildOf = (letter: string) =>
  fakeBuild({
    '404.html': 'missing',
    'index.html': `home ${letter}`,
    ...Object.fromEntries(names.map((name) => [name, name])),
    'assets/engine.wasm': 'engine',
  });
const [a, b] = [buildOf('a'), buildOf('b')];
const store = new Store(scope);

let host: ReturnType<typeof fakeHost>;
let caches: ReturnType<typeof fakeCaches>;
let registered: unknown[];
let free: number;
let starts: boolean;
beforeEach(() => {
  host = fakeHost(a);
  caches = fakeCaches();
  registered = [];
  free = 1e6;
  starts = true;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', host.fetch);
  vi.stubGlobal('navigator', {
    storage: {
      estimate: async () => ({ quota: free, usage: 0 }), // As Firefox does until the visitor answers its question.
      persist: () => new Promise(() => {}),
    },
    serviceWorker: {
      register: async (...call: unknown[]) => {
        registered.push(call);
        const installing = { state: 'installing', onstatechange: () => {} };
        setTimeout(() => {
          installing.state = starts ? 'activated' : 'redundant';
          installing.onstatechange();
        });
        return { active: null, waiting: null, installing };
      },
      getRegistration: async () => (registered.length ? { unregister: async () => registered.splice(0) } : undefined),
    },
  });
});

const progress = vi.fn();
async function make(parts: string[] = [], signal = new AbortController().signal) {
  return makeAvailable(scope, await fetchManifest(scope), parts, { signal, onProgress: progress });
}
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof DownloadError ? error.reason : error.name),
  );
const state = async () => (await keptOf(scope, await fetchManifest(scope).catch(() => undefined))).state;

describe('makeAvailable', () => {
  it('registers the worker once all is there, and tells its progress', async () => {
    await make(['engine']);
    expect(registered).toEqual([[`${scope}sw.js`, { scope, updateViaCache: 'none' }]]);
    expect(await store.wanted()).toEqual({ parts: ['engine'], active: a.version });
    const all = Object.values(a.texts).join('').length;
    expect(progress).toHaveBeenLastCalledWith(all, all);
    expect(await state()).toBe('complete');
  });
  it('leaves large engines out that were not chosen, and fetches them alone later', async () => {
    await make();
    host.asked = [];
    await make(['engine']);
    expect(host.asked).toEqual(['offline.json', 'assets/engine.wasm']);
  });
  it('goes on where it was interrupted', async () => {
    host.downAfter = 10;
    expect(await reason(make())).toBe('interrupted');
    expect(registered).toEqual([]);
    host.downAfter = Number.POSITIVE_INFINITY;
    host.isDown = false;
    expect(await state()).toBe('partial');
    const present = (await store.files()).length;
    expect(present).toBeGreaterThan(0);
    host.asked = [];
    await make();
    expect(host.asked).toHaveLength(1 + a.manifest.files.length - 1 - present);
  });
  it('takes the newer build when the host moves on to it in the middle', async () => {
    const first = await fetchManifest(scope);
    host.build = b;
    await makeAvailable(scope, first, [], { signal: new AbortController().signal, onProgress: progress });
    expect((await store.wanted())?.active).toBe(b.version);
  });
  it('refuses a file that is not the one that was built, having asked past all caches', async () => {
    host.changed.set('assets/7.js', 'changed on the way');
    expect(await reason(make())).toBe('changed');
    expect(host.asked.filter((path) => path === 'assets/7.js').length).toBeGreaterThan(1);
    expect(await state()).toBe('partial');
  });
  it('says so when the worker does not start', async () => {
    starts = false;
    expect(await reason(make())).toBe('changed');
  });
  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    progress.mockImplementationOnce(() => {}).mockImplementationOnce(() => controller.abort());
    expect(await reason(make([], controller.signal))).toBe('AbortError');
    expect(registered).toEqual([]);
  });
});

describe('without room', () => {
  it('asks for nothing where the browser says so before', async () => {
    free = 50;
    expect(await reason(make())).toBe('full');
    expect(host.asked).toEqual(['offline.json']);
    expect(caches.keys()).toEqual([]);
  });
  it('says so where it is found out later; what had come is removed', async () => {
    caches = fakeCaches(150);
    vi.stubGlobal('caches', caches);
    expect(await reason(make())).toBe('full');
    await removePartial(scope);
    expect(caches.keys()).toEqual([]);
  });
  it('keeps the build that is complete', async () => {
    await make();
    await removePartial(scope);
    expect(await state()).toBe('complete');
  });
});

describe('what the browser has removed', () => {
  it.each([
    ['some files', 'file/'],
    ['everything', ''],
    ['the manifest', 'build/'],
  ])('is noticed: %s', async (_, part) => {
    await make();
    caches.evict(part);
    expect(await state()).toBe('lost');
    await make();
    expect(await state()).toBe('complete');
  });
  it('can be seen of a complete site without a connection', async () => {
    await make();
    host.isDown = true;
    expect(await state()).toBe('complete');
  });
});

it('removeAll leaves nothing', async () => {
  await make();
  await removeAll(scope);
  expect([registered, caches.names(), await state()]).toEqual([[], [], 'none']);
});
