import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage } from '../fixtures/builtPages';
import { inLatest, lines, pagesOf } from '../fixtures/lines';
import { docsRoutes, routes } from '../fixtures/routes';

const canonical = (route: string) => builtPage(route)('link[rel=canonical]').attr('href');
const site = new URL(canonical('/') ?? '').origin;

test('every page names the same page of the latest line as canonical, or itself', () => {
  const expected = (route: string) => {
    const latest = inLatest(route);
    return `${site}${routes.includes(latest) ? latest : route}`;
  };
  const wrong = routes.filter((route) => canonical(route)?.replace(/\/$/, '') !== expected(route).replace(/\/$/, ''));
  expect(wrong.map((route) => `${route}: ${canonical(route)}`)).toEqual([]);
});

test('no page names an address with a suffix as its canonical one', () => {
  const suffixed = routes.filter((route) => {
    return /\.html|\/index|.\/$/.test(new URL(canonical(route) ?? '').pathname);
  });
  expect(suffixed).toEqual([]);
});

test('the title of every page names its line, its card does not say it twice', () => {
  for (const { label, prefix } of lines)
    for (const route of pagesOf(prefix)) {
      const $ = builtPage(route);
      const heading = $('main h1').first().text();
      expect($('title').text(), route).toBe(`${heading} · ${label} | React Query Builder`);
      expect($('meta[property="og:image:alt"]').attr('content'), route).toBe(`${heading} · ${label}`);
    }
});

test('the sitemap lists exactly the canonical pages', () => {
  const listed = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    url?.replace(/\/$/, ''),
  );
  const wanted = routes.filter((route) => route !== '/search').map((route) => canonical(route)?.replace(/\/$/, ''));
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
});

test('every line has pages, and the latest has those without a line in their address', () => {
  for (const { label, prefix } of lines) expect(pagesOf(prefix), label).toContain(`${prefix}/intro`);
  const all = lines.flatMap(({ prefix }) => pagesOf(prefix));
  expect([...all].sort()).toEqual([...docsRoutes].sort());
});

test('a name has the same anchor in every line that explains it', () => {
  const explained = lines.flatMap(({ label, prefix }) =>
    pagesOf(prefix).flatMap((page) => {
      const $ = builtPage(page);
      // A heading that is nothing but a name, and the link to itself.
      const named = $(':is(h2, h3, h4, h5, h6)[id]').filter((_, heading) => {
        const [code, link] = heading.children;
        return heading.children.length === 2 && $(code).is('code') && $(link).is('a');
      });
      return named
        .toArray()
        .map((heading) => ({ name: $(heading).children('code').text(), label, page, id: heading.attribs.id }));
    }),
  );
  const differ = (all: typeof explained, key: 'label' | 'id') => new Set(all.map((one) => one[key])).size > 1;
  const shared = [...new Set(explained.map(({ name }) => name))]
    .map((wanted) => explained.filter(({ name }) => name === wanted))
    .filter((all) => differ(all, 'label'));
  console.log(`${shared.length} names are explained by more than one line`);
  expect(shared.length).toBeGreaterThan(140);
  expect(shared.filter((all) => differ(all, 'id'))).toEqual([]);
});
