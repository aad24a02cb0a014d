// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** A document that has just been loaded. */
async function load() {
  vi.resetModules();
  return import('./restoreAfterReload');
}
/** Leaves what a reload would; the reload itself is none of a test's. */
async function leave(restoring: Awaited<ReturnType<typeof load>>) {
  // jsdom has no reload.
  await restoring.reloadHere().catch(() => {});
}
beforeEach(() => sessionStorage.clear());

it('brings back what parts of the page have named, once', async () => {
  const before = await load();
  before.keepOverReload('text', { read: () => 'typed', write: vi.fn() });
  await leave(before);
  const write = vi.fn();
  (await load()).keepOverReload('text', { read: () => '', write });
  expect(write).toHaveBeenCalledWith('typed');
  const later = vi.fn();
  (await load()).keepOverReload('text', { read: () => '', write: later });
  expect(later).not.toHaveBeenCalled();
});
it('has finished what was asked for, as far as it can be, before it leaves', async () => {
  const before = await load();
  let typed = 'ty';
  before.keepOverReload('text', { read: () => typed, write: vi.fn() });
  before.finishBeforeReload(async () => {
    typed = 'typed';
  });
  before.finishBeforeReload(() => Promise.reject(new Error('It cannot be written.')));
  before.finishBeforeReload(async () => {
    typed = 'no longer wanted';
  })();
  await leave(before);
  const write = vi.fn();
  (await load()).keepOverReload('text', { read: () => '', write });
  expect(write).toHaveBeenCalledWith('typed');
});
it.each([
  '{',
  'null',
  '7',
  '[]',
  '{"path":1}',
  '{"path":"/","scroll":"x","kept":{}}',
  '{"path":"/","scroll":1,"kept":null}',
])('takes %s in storage for nothing', async (stored) => {
  sessionStorage.setItem('come-back', stored);
  const write = vi.fn();
  const restoring = await load();
  restoring.keepOverReload('text', { read: () => '', write });
  restoring.scrollBack();
  expect(write).not.toHaveBeenCalled();
});
it('takes what is inherited for nothing', async () => {
  sessionStorage.setItem('come-back', '{"path":"/","scroll":1,"kept":{}}');
  const write = vi.fn();
  (await load()).keepOverReload('toString', { read: () => '', write });
  expect(write).not.toHaveBeenCalled();
});
it('scrolls to where the visitor was, and not where another page was read', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly go: () => void) {}
      observe() {
        this.go();
      }
      disconnect() {}
    },
  );
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  for (const [by, calls] of [
    ['reloadHere', [[{ top: 700, behavior: 'instant' }]]],
    ['loadPage', []],
  ] as const) {
    window.scrollY = 700;
    const before = await load();
    await before[by]().catch(() => {});
    scrollTo.mockClear();
    (await load()).scrollBack();
    expect(scrollTo.mock.calls, by).toEqual(calls);
  }
});
it('begins at the section of the address, on a page that the router could not turn to', async () => {
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  const scrollIntoView = vi.fn();
  const target = document.querySelector('h2') as HTMLElement;
  Object.assign(target, { scrollIntoView });
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === ':target' ? target : null));
  const before = await load();
  await before.loadPage().catch(() => {});
  (await load()).scrollBack();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
