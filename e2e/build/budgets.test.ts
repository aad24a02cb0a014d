// What a docs page loads, of all of them; in the browser, site/pages.spec.ts asks it of some.
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { fileAs, kilobytes, overDocsBudget, total } from '../fixtures/budget';
import { builtPage } from '../fixtures/builtPages';
import { scriptsOfHighlighters } from '../fixtures/highlighters';
import { changesRoutes, docsRoutes } from '../fixtures/routes';

/** The files that a page names: itself, what its first scripts ask for (first-view.spec.ts), and its stylesheets. */
function filesNamedBy(route: string) {
  const later = load(builtPage(route)('template#later').html() ?? '');
  const scripts = later('script[src], link[rel=preload][as=script]').toArray();
  const styles = later('link[rel=stylesheet]').toArray();
  return [
    fileAs(`${route}.html`, 'document'),
    ...scripts.map(({ attribs }) => fileAs(attribs.src ?? attribs.href ?? '', 'script')),
    ...styles.map(({ attribs }) => fileAs(attribs.href ?? '', 'stylesheet')),
  ];
}

test('the first load of every docs page keeps its budget, and no highlighter comes with it', () => {
  const pages = [...docsRoutes, ...changesRoutes].map((route) => ({ route, files: filesNamedBy(route) }));
  const sums = pages.map(({ files }) => total(files)).sort((a, b) => a - b);
  console.log(`docs pages: median ${kilobytes(sums[sums.length >> 1] ?? 0)}, largest ${kilobytes(sums.at(-1) ?? 0)}`);
  for (const { route, files } of pages) {
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    expect.soft(scripts.length, route).toBeGreaterThan(3);
    expect.soft(overDocsBudget(files), route).toEqual([]);
    expect
      .soft(
        scripts.filter(({ name }) => scriptsOfHighlighters.includes(name)),
        route,
      )
      .toEqual([]);
  }
});
