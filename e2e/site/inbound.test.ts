// Links that the world has to this library's documentation (plugins/address), in the files of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentedLines } from '../../lines/lines';
import inbound from '../../plugins/address/inbound.json' with { type: 'json' };
import { knownPages, movedPages } from '../../plugins/address/movedPages';
import { anchorsIn, type Published, publishedFile } from '../../plugins/address/published';
import namedSections from '../../plugins/address/sections.json' with { type: 'json' };
import { findSection, type SectionTable } from '../../plugins/address/sectionTable';
import { resolve } from '../../scripts/resolve.mjs';
import { builtPage, idsOf } from '../fixtures/builtPages';
import { docsRoutes, routes } from '../fixtures/routes';

const isFile = (file: string) => existsSync(`build${file}`) && !existsSync(`build${file}/.`);
const table = new Map(
  Array.from(readFileSync('build/_redirects', 'utf8').matchAll(/^(\S+) (\S+) 301$/gm), ([, from = '', to = '']) => [
    from,
    to,
  ]),
);
/** What the site answers a request with. */
const ask = (url: string) =>
  resolve({ method: 'GET', url, headers: {} }, { baseUrl: '/', has: isFile, redirects: table });

/** The address that a browser ends at, following redirects as it does: a hash of its own stays if the target has none. */
function followed(address: string, steps = 0): string {
  const [url = '', hash] = address.split('#');
  const { status, headers } = ask(url);
  if (status !== 301) return `${status} ${address}`;
  expect(steps, `${address} leads in circles`).toBeLessThan(4);
  const { location = '' } = headers;
  return followed(location.includes('#') || hash === undefined ? location : `${location}#${hash}`, steps + 1);
}

const tables = new Map(
  documentedLines().map(({ id }) => [id, JSON.parse(readFileSync(`build/anchors/${id}.json`, 'utf8')) as SectionTable]),
);
const lines = documentedLines().sort((a, b) => b.path.length - a.path.length);

/** Where an address of this site ends once the script of arrivals has looked: a page, and an id of it if there is one. */
function arrived(address: string): string {
  const [url = '', hash] = address.split('#');
  const [route = ''] = url.split('?');
  if (hash === undefined || idsOf(route).has(hash)) return hash === undefined ? route : `${route}#${hash}`;
  const line = lines.find((each) => route.startsWith(`${each.path}/`));
  const target =
    line && findSection(tables.get(line.id) as SectionTable, route.slice(line.path.length + 1), hash.toLowerCase());
  if (!target) return route;
  const [page, id] = (
    target.startsWith('#') ? route + target : target.startsWith('/') ? target : `${line.path}/${target}`
  ).split('#');
  return page?.replace(/\?.*/, '') + (id === undefined ? '' : `#${id}`);
}

const listed = knownPages();

test('every listed page leads to a page that is there, to a section of it where it names one', () => {
  const addresses = [...inbound.others, ...listed.map(({ from }) => from)];
  expect(new Set(addresses).size).toBe(272);
  const lost = addresses.filter((address) => {
    const [status, url = ''] = followed(address).split(' ');
    const [route = '', id] = url.split('#');
    return (
      status !== '200' ||
      !routes.includes(route.replace(/\?.*/, '')) ||
      (id && !idsOf(route.replace(/\?.*/, '')).has(id))
    );
  });
  expect(lost).toEqual([]);
});

test.each(['.html', '/', '/index.html', '?utm=1', '/?utm=1'])(
  'so does one with %s behind it, and keeps the query',
  (suffix) => {
    for (const { from, to } of movedPages()) {
      const [, path, hash] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
      const query = suffix.includes('?') ? (path?.includes('?') ? '&utm=1' : '?utm=1') : '';
      expect(followed(from + suffix)).toBe(`200 ${path}${query}${hash ?? ''}`);
    }
  },
);

const sections: Record<string, Record<string, string>> = namedSections;

/** Whether sections.json says that the beginning of a page has what an anchor is about. */
const isBeginning = (page: string, anchor: string) =>
  Object.entries(sections[page] ?? {}).some(
    ([target, own]) => !target.includes('#') && own.split(' ').includes(anchor),
  );

test('at least 95 % of the listed anchors end where their subject is, and the others on its page', () => {
  const pairs = listed.flatMap((known) => known.anchors.map((anchor) => ({ known, anchor })));
  let found = 0;
  for (const { known, anchor } of pairs) {
    const [, address = ''] = followed(`${known.from}#${anchor}`).split(' ');
    const end = arrived(address);
    const [route = '', id] = end.split('#');
    expect(routes, `${known.from}#${anchor} → ${end}`).toContain(route);
    if (id !== undefined) expect(idsOf(route), `${known.from}#${anchor} → ${end}`).toContain(id);
    if (id !== undefined || isBeginning(known.page, anchor)) found += 1;
  }
  console.log(`${found} of ${pairs.length} listed anchors end where their subject is`);
  expect(pairs.length).toBe(2411);
  expect(found / pairs.length).toBeGreaterThanOrEqual(0.95);
});

test('what the installed packages print leads to a page', () => {
  const folders = ['node_modules', ...lines.map(({ samples }) => `${samples}/node_modules`)].flatMap((modules) =>
    ['', '@react-querybuilder'].map((scope) => path.join(modules, scope)).filter(existsSync),
  );
  const printed = new Set(
    folders
      .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
      .filter(
        (folder) =>
          /@react-querybuilder[\\/]|react-querybuilder(-\d+)?$/.test(folder) && existsSync(`${folder}/README.md`),
      )
      .flatMap((folder) => [`${folder}/README.md`, ...declarationsIn(folder)])
      .flatMap((file) =>
        Array.from(
          readFileSync(file, 'utf8').matchAll(/react-querybuilder\.js\.org(\/[^\s"'`)>\]*]*)/g),
          ([, address]) => address as string,
        ),
      )
      .map((address) => address.replace(/[.,;:]+$/, '')),
  );
  expect(printed.size).toBeGreaterThan(20);
  const lost = [...printed]
    .filter((address) => /\/docs\/|\/demo|\/sandbox/.test(address))
    .filter((address) => {
      const [status, url = ''] = followed(address).split(' ');
      return status !== '200' || !routes.includes(arrived(url).split(/[?#]/)[0] as string);
    });
  console.log(`${printed.size} addresses are printed in the installed packages`);
  expect(lost).toEqual([]);
});

const declarationsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.d\.[cm]?ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

describe('addresses that are not listed', () => {
  test('the pages of this site stay where they are', () => {
    const from = new Set(movedPages().map((each) => each.from));
    expect(routes.filter((route) => from.has(route))).toEqual([]);
    for (const route of routes) expect(followed(route)).toBe(`200 ${route}`);
  });
  test('200 others made of the same words answer 404', () => {
    const known = new Set([...table.keys(), ...routes]);
    const words = [...new Set([...known].flatMap((address) => address.split('/')))].filter(Boolean);
    const word = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...words).map((each) => each.toUpperCase()),
      fc.constantFrom('8', '2', 'v7', 'x'),
    );
    const address = fc
      .array(word, { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`)
      .filter((each) => !known.has(each));
    fc.assert(
      fc.property(address, (each) => {
        fc.pre(!isFile(each) && !known.has(each.replace(/(\/index)?\.html?$/, '')));
        expect(followed(each)).toBe(`404 ${each}`);
      }),
      { numRuns: 200 },
    );
  });
});

test('no published address is lost', () => {
  const published: Published = JSON.parse(readFileSync(publishedFile, 'utf8'));
  const lost = Object.entries(published).flatMap(([address, anchors]) => {
    const [status, url = ''] = followed(address).split(' ');
    if (status !== '200') return [`Add to redirects of config/redirects.ts: { from: '${address}', to: '…' },`];
    if (url !== address) return [];
    return anchors
      .split(' ')
      .filter((anchor) => anchor && arrived(`${address}#${anchor}`) === address)
      .map((anchor) => `${address}: add to plugins/address/sections.json: "#its-new-id": "${anchor}",`);
  });
  expect(lost).toEqual([]);
  const added = routes.filter((route) => published[route] === undefined);
  expect(added, 'new pages: run `npm run published` and commit the list').toEqual([]);
  expect(anchorsIn('<main><h2 id="a"></h2><p id="b"></p><table><tr id="c"></tr></table></main>')).toEqual(['a', 'c']);
});

test('ids of other documentation add at most 300 bytes to a page, and a table of sections has at most 12 KB', () => {
  const aliases = (route: string) => builtPage(route)('main :is(h2, h3, h4) > span[id]').toArray();
  const most = [...docsRoutes].sort((a, b) => aliases(b).length - aliases(a).length).slice(0, 4);
  for (const route of most) {
    const html = readFileSync(`build${route}.html`, 'utf8');
    const without = html.replace(/<span id="?[\w-]+"?><\/span>/g, '');
    const bytes = brotliCompressSync(html).length - brotliCompressSync(without).length;
    console.log(`${route}: ${aliases(route).length} ids of others in ${bytes} bytes`);
    expect(bytes, route).toBeGreaterThan(0);
    expect(bytes, route).toBeLessThanOrEqual(300);
  }
  for (const { id } of lines) {
    const bytes = brotliCompressSync(readFileSync(`build/anchors/${id}.json`)).length;
    expect(bytes, id).toBeLessThanOrEqual(12_000);
  }
});
