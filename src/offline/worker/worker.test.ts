import { beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from '../download';
import { fakeCaches } from '../fixtures/fakeCaches';
import { fakeBuild, fakeHost, scope } from '../fixtures/fakeHost';
import { fakeWorker } from '../fixtures/fakeWorker';
import { Store } from '../store';

const buildOf = (letter: string) =>
  fakeBuild({
    '404.html': `missing ${letter}`,
    'index.html': `home ${letter}`,
    'docs/intro.html': `intro ${letter}`,
    'search/index.json': `index ${letter}`,
    'assets/same.js': 'same',
    [`assets/${letter}.js`]: `script ${letter}`,
    'assets/engine.wasm': 'engine',
  });
const [a, b] = [buildOf('a'), buildOf('b')];

let host: ReturnType<typeof fakeHost>;
let caches: ReturnType<typeof fakeCaches>;
let tabs: Set<string>;
const store = new Store(scope);
const start = (build = a) => fakeWorker(build.version, { host, caches, tabs });

/** What the page does before it registers the worker. */
async function makeAvailable(parts: string[] = []) {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', host.fetch);
  await store.want({ parts });
  await download({ store, scope, manifest: a.manifest, parts });
  await store.keepBuild(a.version, a.text);
  await store.want({ parts, active: a.version });
  const worker = start();
  await worker.install();
  await worker.activate();
  return worker;
}
/** The browser has found another worker, and it is ready. */
async function update(build = b) {
  host.build = build;
  const worker = start(build);
  await worker.install();
  await worker.activate();
  return worker;
}

beforeEach(() => {
  host = fakeHost(a);
  caches = fakeCaches();
  tabs = new Set();
  vi.stubGlobal('caches', caches);
});

describe('with the host down', () => {
  it('answers every file of the build with the headers that a host sends', async () => {
    const worker = await makeAvailable(['engine']);
    host.isDown = true;
    const { id, status, text, response } = await worker.open('docs/intro');
    expect([status, text, response?.headers.get('content-type')]).toEqual([200, 'intro a', 'text/html; charset=utf-8']);
    expect(await worker.part(id, 'assets/a.js')).toBe('script a');
    expect(await worker.part(id, 'assets/engine.wasm')).toBe('engine');
    expect((await worker.open('')).text).toBe('home a');
  });
  it.each([
    ['docs/intro.html', 'docs/intro'],
    ['docs/intro/?q=1', 'docs/intro?q=1'],
    ['index.html', ''],
    ['docs', 'docs/intro'],
    ['docs.html', 'docs/intro'],
  ])('leads from %s to %s', async (from, to) => {
    const worker = await makeAvailable();
    host.isDown = true;
    const { status, response } = await worker.open(from);
    expect([status, response?.headers.get('location')]).toEqual([302, scope + to]);
  });
  it('answers an address that is not there with the page that says so', async () => {
    const worker = await makeAvailable();
    host.isDown = true;
    expect(await worker.open('docs/none')).toMatchObject({ status: 404, text: 'missing a' });
    expect(await worker.open('404')).toMatchObject({ status: 404 });
  });
  it('fails for an engine that was not chosen, as the network does', async () => {
    const worker = await makeAvailable();
    const { id } = await worker.open('');
    expect(await worker.part(id, 'assets/engine.wasm')).toBe('engine');
    host.isDown = true;
    await expect(worker.part(id, 'assets/engine.wasm')).rejects.toThrow('Failed to fetch');
  });
});

describe('a kept file whose bytes have become others', () => {
  const digestIn = (name: string) => a.manifest.files.find(([file]) => file === name)?.[1] as string;
  const damage = (name: string) =>
    store.keepFile(digestIn(name), new TextEncoder().encode('damaged').buffer as ArrayBuffer);
  const isSound = async (name: string) => (await (await store.file(digestIn(name)))?.text()) !== 'damaged';

  it('is fetched again, and kept anew', async () => {
    const worker = await makeAvailable();
    const { id } = await worker.open('');
    await damage('assets/a.js');
    await damage('docs/intro.html');
    host.asked = [];
    expect(await worker.part(id, 'assets/a.js')).toBe('script a');
    expect((await worker.open('docs/intro')).text).toBe('intro a');
    expect(host.asked).toEqual(['assets/a.js', 'docs/intro']);
    expect([await isSound('assets/a.js'), await isSound('docs/intro.html')]).toEqual([true, true]);
    host.isDown = true;
    expect(await worker.part(id, 'assets/a.js')).toBe('script a');
    expect((await worker.open('docs/intro')).text).toBe('intro a');
  });
  it('is told without a connection, and never shown', async () => {
    const worker = await makeAvailable();
    const { id } = await worker.open('');
    await damage('assets/a.js');
    await damage('docs/intro.html');
    host.isDown = true;
    await expect(worker.part(id, 'assets/a.js')).rejects.toThrow('Failed to fetch');
    const { status, text } = await worker.open('docs/intro');
    expect([status, text]).toEqual([503, expect.stringContaining('offline copy of this page is damaged')]);
  });
  it('of an engine is found behind its answer, and fetched when it is asked for again', async () => {
    const worker = await makeAvailable(['engine']);
    const { id } = await worker.open('');
    await store.keepFile(digestIn('assets/engine.wasm'), new ArrayBuffer(5 * 2 ** 20));
    const size = async () => (await worker.part(id, 'assets/engine.wasm'))?.length;
    expect(await size()).toBe(5 * 2 ** 20);
    await vi.waitFor(async () => expect(await size()).toBe('engine'.length), { timeout: 30_000 });
    host.isDown = true;
    expect(await worker.part(id, 'assets/engine.wasm')).toBe('engine');
  });
  it('is not kept anew with bytes of another build', async () => {
    const worker = await makeAvailable();
    const { id } = await worker.open('');
    await damage('search/index.json');
    host.build = b;
    await expect(worker.ask('search/index.json', { clientId: id })).resolves.toMatchObject({ type: 'error' });
    expect(await isSound('search/index.json')).toBe(false);
  });
});

it('leaves alone what is no GET, or of another site', async () => {
  const worker = await makeAvailable();
  expect(worker.ask('docs/intro', { method: 'POST' })).toBeUndefined();
  expect(worker.ask('https://example.org/other/', { mode: 'navigate' })).toBeUndefined();
});
it('takes what a page that came from the network needs from the build, if it is named after its content', async () => {
  const worker = await makeAvailable();
  host.build = b;
  expect(await worker.part('early', 'assets/a.js')).toBe('script a');
  expect(await worker.part('early', 'search/index.json')).toBe('index b');
  host.isDown = true;
  expect(await worker.part('early', 'search/index.json')).toBe('index a');
});

describe('a newer build', () => {
  it('is given to pages opened from then on, while tabs keep theirs, also when the worker starts again', async () => {
    const old = (await (await makeAvailable()).open('')).id;
    host.asked = [];
    const worker = await update();
    expect(host.asked).not.toContain('assets/same.js');
    host.isDown = true;
    for (const running of [worker, start(b)]) {
      const fresh = await running.open('docs/intro');
      expect(fresh.text).toBe('intro b');
      expect(await running.part(fresh.id, 'search/index.json')).toBe('index b');
      expect(await running.part(old, 'search/index.json')).toBe('index a');
      expect(await running.part(old, 'assets/a.js')).toBe('script a');
    }
  });
  it('is never mixed into a tab: what its build lacks comes from the host only if it is the same there', async () => {
    const old = (await (await makeAvailable()).open('')).id;
    const worker = await update();
    caches.evict('/file/');
    await expect(worker.ask('search/index.json', { clientId: old })).resolves.toMatchObject({ type: 'error' });
    expect(await worker.part(old, 'assets/same.js')).toBe('same');
  });
  it.each([
    ['a file is another one', () => host.changed.set('docs/intro', 'changed by the host')],
    ['the manifest is of another build', () => Object.assign(host, { build: buildOf('c') })],
    ['the host goes down', () => Object.assign(host, { isDown: true })],
  ])('is not taken when %s', async (_, happen) => {
    await makeAvailable();
    host.build = b;
    happen();
    await expect(start(b).install()).rejects.toThrow();
    host.isDown = true;
    expect((await start(a).open('docs/intro')).text).toBe('intro a');
  });
  it('is not taken when there is no room, and the old one stays', async () => {
    caches = fakeCaches(3000);
    await makeAvailable();
    host.build = { ...b, texts: { ...b.texts, 'index.html': 'x'.repeat(3000) } };
    host.build = fakeBuild(host.build.texts);
    await expect(start(host.build).install()).rejects.toThrow(/could not be stored/);
    host.isDown = true;
    expect((await start(a).open('')).text).toBe('home a');
  });
  it('lets go of the old build when its tabs are closed', async () => {
    const old = (await (await makeAvailable()).open('')).id;
    await update();
    expect(await store.builds()).toHaveLength(2);
    tabs.delete(old);
    await start(b).activate();
    expect(await store.builds()).toEqual([b.version]);
    expect(caches.keys().filter((key) => key.includes('/tab/'))).toEqual([]);
    expect((await store.files()).length).toBe(6);
  });
  it('fetches the engines that were chosen, and no others', async () => {
    await makeAvailable(['engine']);
    await update();
    expect(await store.files()).toContain(b.manifest.files.find(([name]) => name.includes('engine'))?.[1]);
  });
});

describe('after everything was removed', () => {
  it.each([
    ['by the visitor', () => store.clear()],
    ['by the browser', async () => caches.evict('')],
  ])('%s, pages come from the network and nothing is kept again', async (_, remove) => {
    const worker = await makeAvailable();
    const { id } = await worker.open('');
    await remove();
    host.build = b;
    expect((await start(a).open('')).text).toBe('home b');
    expect(await start(a).part(id, 'assets/b.js')).toBe('script b');
    host.asked = [];
    await update();
    expect(host.asked).toEqual([]);
    expect(caches.keys()).toEqual([]);
  });
});

it("the owner's end removes all of it, and the worker itself", async () => {
  await makeAvailable();
  const end = fakeWorker('end', { host, caches, tabs }, 'end');
  await end.install();
  await end.activate();
  expect([caches.names(), end.calls]).toEqual([[], ['skipWaiting', 'unregister']]);
});
