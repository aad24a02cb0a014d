import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redirects } from '../../config/redirects';
import { unpackIndex } from '../../plugins/search/packIndex';
import { builtPage, elementsOf, everyPage, idsOf } from '../fixtures/builtPages';

const site = new URL(builtPage('/')('link[rel=canonical]').attr('href') ?? '').origin;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Where a page that only leads on leads to; nothing for other pages. */
function leadsTo(pathname: string): string | undefined {
  const stub = [`build${pathname}.html`, `build${pathname}/index.html`].find(isFile);
  return stub && /http-equiv="refresh" content="0; url=([^"]+)"/.exec(readFileSync(stub, 'utf8'))?.[1];
}

/** What is wrong with an address of this site; nothing if it leads to a file, and to an id of it if it names one. */
function faultOf({ pathname, hash }: URL): string | undefined {
  const name = decodeURIComponent(pathname);
  if (!everyPage.includes(name)) {
    const target = leadsTo(name);
    if (target) return faultOf(new URL(target + hash, site));
    return isFile(`build${name}`) ? undefined : 'no such file';
  }
  const id = decodeURIComponent(hash.slice(1));
  // The query of a demo.
  if (!id || (name.startsWith('/demo') && /^d\d=/.test(id))) return undefined;
  return idsOf(name).has(id) ? undefined : `no such id on ${name}`;
}

/** Attributes that hold the address of something. */
const attributes = ['href', 'src', 'srcset', 'action', 'poster', 'data'];

/** All addresses in a page and in its templates, which scripts add to it. */
function addressesIn(route: string): string[] {
  return elementsOf(builtPage(route), '*').flatMap(({ attribs }) =>
    attributes.flatMap((name) => {
      const value = attribs[name];
      if (value === undefined) return [];
      return name === 'srcset' ? value.split(',').map((each) => each.trim().split(' ')[0] ?? '') : [value];
    }),
  );
}

test('every address in every page that is of this site leads to a file, and to an id that is there', () => {
  let own = 0;
  const lost = everyPage.flatMap((route) =>
    [...new Set(addressesIn(route))].flatMap((address) => {
      const url = new URL(address, site + route);
      if (url.origin !== site) return [];
      own += 1;
      const fault = faultOf(url);
      return fault ? [`${route} → ${address}: ${fault}`] : [];
    }),
  );
  expect(own).toBeGreaterThan(10_000);
  expect(lost).toEqual([]);
});

test('no page takes anything from another host, and links lead there by https only', () => {
  const foreign = everyPage.flatMap((route) => {
    const $ = builtPage(route);
    const isForeign = (address: string) =>
      !/^(data|blob):/.test(address) && new URL(address, site + route).origin !== site;
    const loaded = $(
      'link:not([rel=canonical], [rel=alternate]), script, img, iframe, source, video, audio, object, use',
    )
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? attribs.data ?? '');
    const styles = Array.from(
      $('style')
        .text()
        .matchAll(/url\(["']?([^"')]+)|@import/g),
      ([all, address]) => address ?? all,
    );
    const linked = $('a[href]')
      .toArray()
      .flatMap(({ attribs }) =>
        new URL(attribs.href ?? '', site + route).protocol === 'https:' ? [] : [attribs.href],
      );
    return [...loaded.concat(styles).filter(isForeign), ...linked].map((address) => `${route}: ${address}`);
  });
  expect(foreign).toEqual([]);
});

test('every former address leads to a page that is there', () => {
  const stubs = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('sandbox/'))
    .map((file) => `/${file.replace(/(\/index)?\.html$/, '')}`)
    .filter(leadsTo);
  const lost = stubs.filter((stub) => faultOf(new URL(leadsTo(stub) ?? '', site)));
  expect(stubs.length).toBeGreaterThan(redirects.redirects.length);
  expect(lost).toEqual([]);
  // As the specification has them, and not read from the site: one that gets lost fails here.
  const former = { '/react-querybuilder': '/demo', '/docs': '/docs/intro', '/docs/next': '/docs/next/intro' };
  const lines = { '/docs/4': '/docs/4/intro', '/docs/3': '/docs/3/intro' };
  for (const [from, to] of Object.entries({ ...former, ...lines })) {
    expect(leadsTo(from), from).toBe(to);
    expect(readFileSync('build/nginx.conf', 'utf8'), from).toContain(`location = ${from} {`);
    expect(readFileSync('build/_redirects', 'utf8'), from).toMatch(new RegExp(`^${from} +${to} `, 'm'));
  }
});

test('everything that the search finds is there', () => {
  const files = readdirSync('build/search').filter((file) => /^(docs-)?default.*\.json$/.test(file));
  const found = files.flatMap((file) => unpackIndex(JSON.parse(readFileSync(`build/search/${file}`, 'utf8'))));
  expect(found.length).toBeGreaterThan(2000);
  const lost = found.flatMap(({ url }) => {
    const fault = faultOf(new URL(url, site));
    return fault ? [`${url}: ${fault}`] : [];
  });
  expect(lost).toEqual([]);
});
