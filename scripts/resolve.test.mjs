import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPath } from '../hosting/cleanPath.mjs';
import { headersAt } from '../hosting/rules.mjs';
import { answers, files, malformed, missing, moved, underBase } from './addressCases.mjs';
import { resolve } from './resolve.mjs';

const known = new Set(files);
const ask = (url, { method = 'GET', headers = {}, baseUrl = '/' } = {}) =>
  resolve({ method, url, headers }, { baseUrl, has: (file) => known.has(file), redirects: redirectsUnder(baseUrl) });
/** As `_redirects` has them: with the base. */
const redirectsUnder = (baseUrl) =>
  new Map(moved.map(({ from, to }) => [baseUrl + from.slice(1), baseUrl + to.slice(1)]));
const outcome = (...args) => {
  const { status, file, headers } = ask(...args);
  return `${status} ${headers.location ?? file ?? ''}`.trim();
};

test.each(answers)('%j → %s', (url, expected) => expect(outcome(url)).toBe(expected));

// Firefox obeys the policy of a redirect, too.
test.each(answers.filter(([, answer]) => answer.startsWith('301')))('%s → %s has the headers of its target', (url) => {
  const { location, ...headers } = ask(url).headers;
  expect(headers).toEqual(headersAt(location.replace(/\?.*/, '')));
});

test.each(missing)('%s is not found', (url) => expect(outcome(url)).toBe('404 /404.html'));

test.each(['', '*', 'demo', 'example.org:443', ...malformed])('%j is not an address', (url) =>
  expect(ask(url).status).toBe(400),
);

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
  expect(ask('/demo').headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

describe('compressed twins', () => {
  const packed = new Set([...files, '/demo.html.br', '/demo.html.gz', '/docs/intro.html.gz', '/_headers']);
  const sent = (url, encoding, more = {}) => {
    const headers = { ...(encoding && { 'accept-encoding': encoding }), ...more };
    const answer = resolve({ method: 'GET', url, headers }, { baseUrl: '/', has: (file) => packed.has(file) });
    return `${answer.status} ${answer.file}${answer.ending ?? ''} ${answer.headers['content-encoding'] ?? 'plain'}`;
  };
  test.each([
    ['/demo', 'gzip, deflate, br', '200 /demo.html.br br'],
    ['/demo', 'gzip', '200 /demo.html.gz gzip'],
    ['/demo', 'br;q=0, *', '200 /demo.html.gz gzip'],
    ['/demo', 'BR;Q=0.5', '200 /demo.html.br br'],
    ['/demo', 'br;q=0.0, gzip;q=0', '200 /demo.html plain'],
    ['/demo', undefined, '200 /demo.html plain'],
    ['/demo', 'identity', '200 /demo.html plain'],
    ['/docs/intro', 'br, gzip', '200 /docs/intro.html.gz gzip'],
    ['/demo/antd', 'br, gzip', '200 /demo/antd.html plain'],
    ['/demo.html.br', 'br', '404 /404.html plain'],
    ['/_headers', 'br', '404 /404.html plain'],
  ])('%s for %j → %s', (url, encoding, expected) => expect(sent(url, encoding)).toBe(expected));
  test('a range is one of the plain file', () =>
    expect(sent('/demo', 'br', { range: 'bytes=0-1' })).toBe('200 /demo.html plain'));
});

describe('under a base URL', () => {
  test.each(underBase)('%s → %s', (url, expected) => expect(outcome(url, { baseUrl: '/base/' })).toBe(expected));
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
  'any address under %s gets a file of the build, leads to a page of this site, or is none',
  (baseUrl) =>
    fc.assert(
      fc.property(address, (url) => {
        const { status, file, headers } = ask(url, { baseUrl });
        if (status === 301) {
          expect(headers.location).toMatch(/^\/(?!\/)[!-~]*$/);
          expect(ask(headers.location, { baseUrl }).status).toBe(200);
        } else if (status !== 400) expect(known.has(file)).toBe(true);
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
