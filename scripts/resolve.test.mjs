import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPath } from './cleanPath.mjs';
import { resolve } from './resolve.mjs';

const files = new Set([
  ...['/index.html', '/404.html', '/demo.html', '/demo/antd.html', '/docs/intro.html', '/docs/index.html'],
  ...['/react-querybuilder/index.html', '/favicon.ico', '/assets/js/main.abc.js', '/img/a b.svg'],
]);
const ask = (url, { method = 'GET', headers = {}, baseUrl = '/' } = {}) =>
  resolve({ method, url, headers }, { baseUrl, has: (file) => files.has(file) });
const outcome = (...args) => {
  const { status, file, headers } = ask(...args);
  return `${status} ${headers.location ?? file ?? ''}`.trim();
};

test.each([
  ['/', '200 /index.html'],
  ['/demo', '200 /demo.html'],
  ['/demo?q=1#x', '200 /demo.html'],
  ['/demo/antd', '200 /demo/antd.html'],
  ['/docs', '200 /docs/index.html'],
  ['/favicon.ico', '200 /favicon.ico'],
  ['/img/a%20b.svg', '200 /img/a b.svg'],
  ['/d%65mo', '200 /demo.html'],
  ['http://example.org/demo', '200 /demo.html'],
  // What stands for the same page is asked for without its suffix, the query kept.
  ['/index.html', '301 /'],
  ['/demo.html', '301 /demo'],
  ['/demo.htm?q=1', '301 /demo?q=1'],
  ['/demo/index.html', '301 /demo'],
  ['/demo/', '301 /demo'],
  ['/docs/', '301 /docs'],
  ['/docs/index.html', '301 /docs'],
  ['/react-querybuilder.html', '301 /react-querybuilder'],
  ['/react-querybuilder/', '301 /react-querybuilder'],
  // A header takes printable characters only.
  ['/demo/?\f\t', '301 /demo?%0C%09'],
  ['/demo/?\u00e4', '301 /demo?%C3%A4'],
])('%j → %s', (url, expected) => expect(outcome(url)).toBe(expected));

test.each([
  ...['/nothing', '/nothing.html', '/nothing/', '/DEMO', '/docs/Intro', '/docs/intro%20', '/docs/intro/x'],
  ...['/404', '/404.html', '/404/', '/index', '/docs/index', '/demo.html.html', '/demo//', '//demo', '/docs//intro'],
  ...['/%E0%A4%A', '/%', '/%00', '/docs%2Fintro', '/docs%5Cintro', '/../demo', '/docs/../demo', '/%2e%2e/demo', '//['],
])('%s is not found', (url) => expect(outcome(url)).toBe('404 /404.html'));

test.each(['', '*', 'demo', 'example.org:443'])('%j is not an address', (url) => expect(ask(url).status).toBe(400));

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get'])('%s is refused, and says what is not', (method) =>
  expect(ask('/demo', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } }),
);
test('HEAD is answered as GET is', () => expect(ask('/demo', { method: 'HEAD' })).toEqual(ask('/demo')));

test.each([
  ['bytes=0-9', 200],
  ['bytes=5-', 200],
  ['bytes=-5', 200],
  ['bytes=0-1, 4-5', 200],
  ['lines=1-2', 200],
  ['bytes=', 416],
  ['bytes=a-b', 416],
  ['bytes=-', 416],
  ['bytes=1-2-3', 416],
  ['bytes=0-1,x', 416],
])('a range %j → %i', (range, status) => expect(ask('/demo', { headers: { range } }).status).toBe(status));

test('assets may be kept for ever, pages are asked for again', () => {
  expect(ask('/assets/js/main.abc.js').headers['cache-control']).toMatch(/immutable/);
  expect(ask('/demo').headers['cache-control']).toBe('public, max-age=0');
});

describe('under a base URL', () => {
  test.each([
    ['/base/', '200 /index.html'],
    ['/base', '301 /base/'],
    ['/base?q', '301 /base/?q'],
    ['/base/index.html', '301 /base/'],
    ['/base/demo.html', '301 /base/demo'],
    ['/base/demo/', '301 /base/demo'],
    ['/base/assets/js/main.abc.js', '200 /assets/js/main.abc.js'],
    ['/', '404 /404.html'],
    ['/demo', '404 /404.html'],
    ['/demo.html', '404 /404.html'],
    ['/based', '404 /404.html'],
    ['/base/base/demo', '404 /404.html'],
  ])('%s → %s', (url, expected) => expect(outcome(url, { baseUrl: '/base/' })).toBe(expected));
});

/** Addresses made of what decides about them, in any order. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '..', '.', '%2e', '%2F', '%', '%00', '?', '#', '[', '\\', '.html', '.htm', 'index'),
      fc.constantFrom('demo', 'docs', 'intro', 'base', '404', 'example.org', '@', ':', ' ', '\u00e4'),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

test.each(['/', '/base/'])(
  'any address under %s gets a file of the build, or leads to a page of this site',
  (baseUrl) =>
    fc.assert(
      fc.property(address, (url) => {
        const { status, file, headers } = ask(url, { baseUrl });
        if (status === 301) {
          expect(headers.location).toMatch(/^\/(?!\/)[!-~]*$/);
          expect(ask(headers.location, { baseUrl }).status).toBe(200);
        } else expect(files.has(file)).toBe(true);
      }),
      { seed: 12, numRuns: 3000 },
    ),
);
test.each(['/', '/base/'])('a clean path is the beginning of the path under %s, which elsewhere stays', (baseUrl) =>
  fc.assert(
    fc.property(address, (url) => {
      const [path] = url.split(/[?#]/);
      const clean = cleanPath(path, baseUrl);
      expect(path.startsWith(baseUrl) ? path.startsWith(clean) : clean).toBe(path.startsWith(baseUrl) || path);
    }),
    { seed: 12 },
  ),
);
