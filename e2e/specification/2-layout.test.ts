import { expect, test } from 'vitest';
import installed from '../../lines/installed.json';
import { documentedLines } from '../../lines/lines';
import { builtPage } from '../fixtures/builtPages';
import { inLatest } from '../fixtures/lines';
import { docsRoutes } from '../fixtures/routes';

const nextRelease = documentedLines().find(({ id }) => id === 'current')?.release;

test('all doc pages of a line share one sidebar whose root links to the intro of the line', () => {
  for (const route of docsRoutes) {
    const $ = builtPage(route);
    const links = $('.theme-doc-sidebar-menu > li');
    const line = /^\/docs(\/(next|\d+)(?=\/))?/.exec(route)?.[0];
    const first = links.first().find('a').first();
    expect(first.attr('href'), `first link of the sidebar of ${route}`).toBe(`${line}/intro`);
    const intro = builtPage(`${line}/intro`)('.theme-doc-sidebar-menu > li');
    // The first level only: below it a sidebar shows the category that its page is in.
    const entries = (items: typeof links) => items.toArray().map((item) => $(item).find('a').first().attr('href'));
    expect(entries(links), `sidebar of ${route}`).toEqual(entries(intro));
  }
});
test('the version dropdown of every doc page keeps the page, or goes to the nearest one where a line lacks it', () => {
  const prefixes = ['/docs/next', '/docs', '/docs/4', '/docs/3'];
  for (const route of docsRoutes) {
    const name = inLatest(route).slice('/docs/'.length);
    // The list of a folder's pages, where the line has one, else the start of the line.
    const nearest = (prefix: string) =>
      docsRoutes.find((other) => name.includes('/') && other.startsWith(`${prefix}/category/${name.split('/')[0]}`)) ??
      `${prefix}/intro`;
    const expected = prefixes.map((prefix) => {
      const same = `${prefix}/${name}`;
      return docsRoutes.includes(same) ? same : nearest(prefix);
    });
    const shown = builtPage(route)('.navbar .dropdown__menu a[href^="/docs"]').toArray();
    const targets = shown.map((link) => link.attribs.href?.replace(/\?missing=.*/, ''));
    expect(targets, `versions offered on ${route}`).toEqual(expected);
  }
});
test('Next has the unreleased banner, v4 and v3 the unmaintained one, each linking the same page of the latest line', () => {
  const texts = { next: 'unreleased', 4: 'no longer actively maintained', 3: 'no longer actively maintained' };
  for (const route of docsRoutes) {
    const line = /^\/docs\/(next|\d+)\//.exec(route)?.[1] as keyof typeof texts | undefined;
    const banner = builtPage(route)('.theme-doc-version-banner');
    expect(banner.length, `banners of ${route}`).toBe(line ? 1 : 0);
    if (!line) continue;
    expect(banner.text(), route).toContain(texts[line]);
    // `next` alone is published under a label that says otherwise.
    const note = `npm install react-querybuilder brought ${installed.release}`;
    const text = banner.parent('.alert').text();
    expect(text.includes(note), route).toBe(line === 'next');
    expect(text.includes(`${nextRelease}`), route).toBe(line === 'next');
    const latest = docsRoutes.includes(inLatest(route)) ? inLatest(route) : '/docs/intro';
    expect(banner.find('a').attr('href'), `link of the banner of ${route}`).toBe(latest);
  }
});
