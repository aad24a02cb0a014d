import { expect, test } from 'vitest';
import { compressedSize, kilobytes } from '../fixtures/budget';
import { builtPage } from '../fixtures/builtPages';
import { docsRoutes, routes } from '../fixtures/routes';

/** Bytes of HTML with its styles, as a server sends it. */
const limits = { median: 20_000, longest: 31_000 };

test('the first view of a docs page is small', () => {
  const sizes = docsRoutes
    .map((route) => ({ route, bytes: compressedSize(`${route}.html`) }))
    .sort((a, b) => a.bytes - b.bytes);
  const longest = sizes.at(-1) as (typeof sizes)[0];
  const median = sizes[sizes.length >> 1] as (typeof sizes)[0];
  console.log(`first views: median ${kilobytes(median.bytes)}, ${longest.route} ${kilobytes(longest.bytes)}`);
  expect.soft(median.bytes, median.route).toBeLessThanOrEqual(limits.median);
  expect.soft(longest.bytes, longest.route).toBeLessThanOrEqual(limits.longest);
});

test('inline scripts are the same on all pages, and home has one more', () => {
  const of = (route: string) => {
    const $ = builtPage(route);
    return $('script:not([src], [type])')
      .toArray()
      .map((script) => $(script).text());
  };
  const shared = of('/docs/intro');
  expect(shared.length).toBeGreaterThan(3);
  for (const route of routes) {
    const more = of(route).filter((text) => !shared.includes(text));
    expect(
      shared.filter((text) => !of(route).includes(text)),
      route,
    ).toEqual([]);
    // Docusaurus' warning of a misconfigured base URL.
    expect(more.length, route).toBe(route === '/' ? 1 : 0);
  }
});
