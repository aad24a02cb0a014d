import { cleanPath } from '@site/hosting/cleanPath.mjs';
import { readPage } from '@site/plugins/search/build/readPage';
import { createSearch } from '@site/plugins/search/engine/createSearch';
import { longestQuery } from '@site/plugins/search/longestQuery';
import { packIndex } from '@site/plugins/search/packIndex';
import { lists, mendStoredSearches } from '@site/plugins/search/theme/SearchBar/storedSearches';
import { resolve } from '@site/scripts/resolve.mjs';
import fc from 'fast-check';
import type { Kind, Outcome } from './Kind';
import { hostileJson, hostileText, mangled, repeated } from './parts';

const entry = fc.record({
  objectID: hostileText,
  url: fc.oneof(fc.constantFrom('/docs/intro', '//evil.test', '/\\evil.test', 'javascript:1'), hostileText),
  type: fc.constantFrom('lvl1', 'content', 'constructor'),
  content: fc.oneof(hostileText, fc.constant(null), hostileJson),
  hierarchy: fc.oneof(fc.record({ lvl0: hostileText, lvl1: hostileText }), hostileJson),
});
const list = fc.array(fc.oneof({ weight: 4, arbitrary: entry }, hostileJson), { maxLength: 12 });
export const storedValues: Kind = {
  id: 'stored values',
  inputs: fc.oneof(
    { weight: 4, arbitrary: list.map((value) => JSON.stringify(value)) },
    mangled(list.map((value) => JSON.stringify(value))),
    hostileJson.map((value) => JSON.stringify(value)),
    hostileText,
    repeated(500_000, '[', '{"a":', ' ', '[{}],'),
  ),
  take(input) {
    const kept = new Map(lists.map((key) => [`${key}index`, input]));
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    if (!mendStoredSearches('index', () => storage as unknown as Storage)) throw new Error('The lists were given up.');
    for (const text of kept.values())
      for (const { url, content, hierarchy } of JSON.parse(text)) {
        const shown = [content, ...Object.values(hierarchy)].join('');
        if (shown.includes('<') || !/^\/(?![/\\])/.test(url)) return 'executed';
      }
    return input.length > 2 && [...kept.values()].every((text) => text === '[]') ? 'refused' : 'taken';
  },
};

const built = new Set([
  '/index.html',
  '/404.html',
  '/docs/intro.html',
  '/demo.html',
  '/assets/a.js',
  '/assets/a.js.br',
]);
const steps = [
  '/',
  '//',
  '\\',
  '..',
  '%2e%2e',
  '%5c',
  '%2f',
  '%25',
  '%00',
  'docs',
  'intro',
  '.html',
  'index',
  '?',
  '#',
];
export const paths: Kind = {
  id: 'paths',
  inputs: fc.oneof(
    fc.array(fc.oneof(fc.constantFrom(...steps), hostileText), { maxLength: 8 }).map((all) => `/${all.join('')}`),
    mangled(fc.constantFrom('/docs/intro', '/base/docs/intro.html', '/demo/', '/assets/a.js')),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    hostileText,
    repeated(20_000, '/', '../', '%2e', '?a=', '/index.html'),
  ),
  take(url) {
    let came: Outcome = 'refused';
    for (const baseUrl of ['/', '/base/']) {
      const site = { baseUrl, has: (file: string) => built.has(file) };
      const { status, headers, file } = resolve({ method: 'GET', url, headers: {} }, site);
      if (![200, 301, 400, 404].includes(status)) throw new Error(`The answer is ${status}.`);
      if (file && !built.has(file)) return 'executed';
      // Another site, or a header of the sender's own.
      const { location = '/' } = headers as { location?: string };
      if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(location)) return 'executed';
      cleanPath(url, baseUrl);
      if (status === 200) came = 'taken';
    }
    return came;
  },
};

const page = `<meta name="docusaurus_tag" content="docs-default-5"><main><h1>QueryBuilder</h1>Draws an editor &lt;b&gt; for
  a query.<h2 id="x"><code>showCloneButtons</code></h2>constructor and __proto__ of onerror.</main>`;
const index: Record<string, unknown> = {
  'tags.json': ['docs-default-5'],
  'docs-default-5.json': packIndex(readPage(page, '/docs/intro')),
};
const search = createSearch(async (file) => index[file]);
export const searches: Kind = {
  id: 'search queries',
  inputs: fc.oneof(
    hostileText,
    fc
      .array(fc.oneof(fc.constantFrom('query', 'show', 'clone', 'editor', 'b'), hostileText), { maxLength: 9 })
      .map((all) => all.join(' ')),
    repeated(20_000, 'a', 'query ', 'showCloneButtons', 'aA', '-', '"'),
  ),
  async take(input) {
    const [found] = await search([
      { query: input.slice(0, longestQuery), facetFilters: ['docusaurus_tag:docs-default-5'] },
    ]);
    const shown = JSON.stringify(found?.hits).replace(/<\/?mark>/g, '');
    if (shown.includes('<')) return 'executed';
    return found?.nbHits ? 'taken' : 'refused';
  },
};
