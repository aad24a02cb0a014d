// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the script has asked the window to tell it; each test runs it anew. */
const listened: [string, EventListener, unknown][] = [];
const root = document.documentElement;
const box = () => document.querySelector('.page-failure');
const words = () => box()?.querySelector('p')?.textContent;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  history.replaceState(null, '');
  for (const name of ['start', 'starting']) delete root.dataset[name];
  root.dataset.hasHydrated = 'false';
  document.body.innerHTML = '<h1>A page</h1>';
  document.head.innerHTML = '<script type="text/plain" src="/assets/js/runtime~main.aaa.js"></script>';
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, act: unknown, options?: unknown) => {
    listened.push([type, act as EventListener, options]);
    listen(type, act as EventListener, options as boolean);
  });
  await import('./page');
});
afterEach(() => {
  for (const [type, act, options] of listened.splice(0)) window.removeEventListener(type, act, options as boolean);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const fail = () => document.querySelector('script')?.dispatchEvent(new Event('error'));

it('says that a script did not arrive, until the page is live', async () => {
  fail();
  expect(words()).toBe(
    'Part of this page could not be loaded. You can read the page, but its controls do not work yet.',
  );
  root.dataset.hasHydrated = 'true';
  await settled();
  expect(box()).toBeNull();
  fail();
  expect(box()).toBeNull();
});
it('says that a script of the site is not one, and nothing of the errors of others', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://elsewhere.org/a.js' }));
  expect(box()).toBeNull();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost:3000/assets/js/main.js' }));
  expect(words()).toContain('could not be loaded');
});
it('says why a part that the page is made of did not arrive', () => {
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(rejection(new Error('something else')));
  expect(box()).toBeNull();
  window.dispatchEvent(rejection(Object.assign(new Error('It answers with error 503.'), { reason: 'refused' })));
  expect(words()).toContain('It answers with error 503. You can read the page');
});
it('says that nothing has come 10 s after the scripts were asked for', async () => {
  root.dataset.starting = '';
  await settled();
  await vi.advanceTimersByTimeAsync(9999);
  expect(box()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(words()).toBe('The controls of this page are still loading. Wait, or try again.');
});
it.each([
  ['that was left while its scripts were on their way is loaded anew', { persisted: true, starting: 'yes' }, 1],
  ['that is live stays', { persisted: true, starting: 'yes', hasHydrated: 'true' }, 0],
  ['whose scripts nobody has asked for stays', { persisted: true }, 0],
  ['that is new stays', { persisted: false, starting: 'yes' }, 0],
])('a page of the history %s', (_, { persisted, ...state }, times) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  Object.assign(root.dataset, state);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(reload).toHaveBeenCalledTimes(times);
});
it('does not take the word of an address that the page is live', async () => {
  document.head.innerHTML = '';
  root.dataset.hasHydrated = 'true';
  await settled();
  expect(root.dataset.hasHydrated).toBe('false');
});

const retry = async () => {
  fail();
  box()?.querySelector('button')?.click();
  await settled();
};
it.each([
  ['the server is broken', async () => new Response('', { status: 503 }), 'The server answers with error 503.'],
  ['nothing can be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'The server does not answer.'],
])('keeps the page to read when it is tried again and %s', async (_, answer, says) => {
  vi.stubGlobal('fetch', answer);
  await retry();
  expect(words()).toContain(says);
  expect(document.querySelector('h1')?.textContent).toBe('A page');
  expect(history.state).toBeNull();
});
it('asks for the page and its scripts past the cache, and starts them at once after the reload', async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push([new URL(address, location.href).pathname, cache]);
    return new Response('');
  });
  await retry();
  expect(asked).toEqual([
    ['/', 'reload'],
    ['/assets/js/runtime~main.aaa.js', 'reload'],
  ]);
  expect(history.state).toEqual({ again: true });
  vi.resetModules();
  await import('./page');
  expect(root.dataset.start).toBe('painted');
});
