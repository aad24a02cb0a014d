import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '../build/readPage';
import { packIndex } from '../packIndex';
import { createSearch, type Load } from './createSearch';

const page = (tag: string, body: string, url = `/${tag}`) =>
  readPage(`<meta name="docusaurus_tag" content="${tag}"><main>${body}</main>`, url);
const files: Record<string, unknown> = {
  'tags.json': ['default', 'docs-default-5', 'docs-default-4'],
  'default.json': packIndex(page('default', '<h1>Demo</h1>Try a query.')),
  'docs-default-5.json': packIndex(
    page(
      'docs-default-5',
      `<h1>QueryBuilder</h1>Draws an editor for a query.
       <h3 id="clone"><code>showCloneButtons</code></h3>Adds a clone button.
       <h3 id="lock"><code>showLockButtons</code></h3>Adds a lock button, <table><tr><td>disabled<td>boolean</table>
       <h2 id="drag">Drag and drop</h2>Take a rule by its handle. <pre>npm install react-dnd</pre>
       <h2 id="focus">Focus &amp; &lt;input&gt;</h2>The input loses focus.`,
    ),
  ),
  'docs-default-4.json': packIndex(page('docs-default-4', '<h1>QueryBuilder</h1>An older query.')),
};
files['docs-default-3.json'] = packIndex([
  ...page(
    'docs-default-3',
    `<h1>ValueEditor</h1>Draws a value.
     <h2 id="own">Write your own</h2>Pass a component. <h2 id="date">Pick a date</h2>With a picker of your toolkit.
     <h2 id="texts">translations</h2>Labels of all buttons. <h2 id="saving">Store the query</h2>As JSON.
     <h2 id="server">Hydration mismatch</h2>The server disagrees. <h2 id="started">Getting started</h2>Begin.
     <h2 id="formats">Export</h2><h3 id="teach">Teach SQL the rest</h3>All of it. <h3 id="sql">sql</h3>As text.`,
  ),
  ...page('docs-default-3', '<h1>Moving</h1>A path of paths.', '/a/migrate'),
  ...page('docs-default-3', '<h1>Moving</h1>A path of paths.', '/b/other'),
]);
const loaded: string[] = [];
const load: Load = async (file) => {
  loaded.push(file);
  if (!files[file]) throw new Error('missing');
  return files[file];
};
const search = createSearch(load);
const v5 = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-5']];
const ask = async (query: string, more = {}) => {
  const [answer] = await search([{ query, facetFilters: v5, ...more }]);
  if (!answer) throw new Error('no answer');
  return answer;
};
const first = async (query: string) => (await ask(query)).hits[0]?.anchor;

describe('search', () => {
  it.each([
    ['showCloneButtons', 'clone'],
    ['show clone buttons', 'clone'],
    ['clonebutton', 'clone'],
    ['SHOWLOCK', 'lock'],
    ['shwolockbuttons', 'lock'],
    ['lock buton', 'lock'],
    ['draganddrop', 'drag'],
    ['drag and drop not working', 'drag'],
    ['disabled boolean', 'lock'],
    ['dnd', 'drag'],
    ['losing focus', 'focus'],
  ])('%s finds the section %s', async (query, anchor) => {
    expect(await first(query)).toBe(anchor);
  });
  it.each([
    ['custom value editor', 'own'],
    ['datepicker', 'date'],
    ['change button text', 'texts'],
    ['i18n', 'texts'],
    ['save query', 'saving'],
    ['nextjs', 'server'],
    ['Next.js', 'server'],
    ['tutorial', 'started'],
    ['generate sql', 'sql'],
  ])("a newcomer's %s finds the section %s", async (query, anchor) => {
    const { hits } = await ask(query, { facetFilters: 'docusaurus_tag:docs-default-3' });
    expect(hits[0]?.anchor).toBe(anchor);
  });
  describe('of several sections that match', () => {
    /** The addresses that a query finds among pages, best first. */
    const found = async (query: string, ...pages: [url: string, body: string][]) => {
      const file = packIndex(pages.flatMap(([url, body]) => page('docs-default-1', body, url)));
      const [answer] = await createSearch(async () => file)([{ query, facetFilters: 'docusaurus_tag:docs-default-1' }]);
      return answer?.hits.map(({ url }) => url);
    };
    it('the one whose heading is the query comes first, then one that begins with it, then one that has it', async () => {
      const titled = ['The colours', 'Rules', 'Colours of rules', 'Colour', 'Colourful'].map(
        (title) => [`/${title}`, `<h1>${title}</h1>Something of colour.`] as [string, string],
      );
      expect(await found('colour', ...titled)).toEqual([
        '/Colour',
        '/Colours of rules',
        '/Colourful',
        '/The colours',
        '/Rules',
      ]);
    });
    it('the one at the address comes first, however it is typed', async () => {
      const pages: [string, string][] = [
        ['/docs/tips/export', '<h1>Export</h1>How to export with the api.'],
        ['/docs/api/export', '<h1>Export</h1>All of it.'],
      ];
      for (const query of ['api/export', '/API/Export/', ' docs/api/export'])
        expect((await found(query, ...pages))?.[0], query).toBe('/docs/api/export');
      expect((await found('tips/export', ...pages))?.[0]).toBe('/docs/tips/export');
    });
    it('the one where the words stand beside each other comes first', async () =>
      expect(
        await found(
          'most rules',
          ['/apart', '<h1>One</h1>Here rules are for the most part good.'],
          ['/beside', '<h1>Two</h1>Here are for a good part most rules.'],
        ),
      ).toEqual(['/beside', '/apart']));
    it('a long one comes once', async () =>
      expect(await found('word', ['/long', `<h1>Long</h1>${'word '.repeat(4000)}`])).toEqual(['/long']));
  });
  it('of two equal sections the one about migrating comes later', async () => {
    const { hits } = await ask('moving', { facetFilters: 'docusaurus_tag:docs-default-3' });
    expect(hits.map(({ url }) => url)).toEqual(['/b/other', '/a/migrate']);
  });
  it.each(['constructor', '__proto__', 'toString'])('%s is a word as any other', async (query) => {
    expect((await ask(query)).nbHits).toBe(0);
  });
  it('loads the lines that are asked for, once', async () => {
    loaded.length = 0;
    const fresh = createSearch(load);
    const request = { query: 'query', facetFilters: v5 };
    await fresh([request, request]);
    await fresh([request]);
    expect(loaded.sort()).toEqual(['default.json', 'docs-default-5.json']);
  });
  it('without a docs tag all lines answer, and other facets filter', async () => {
    const [all, versioned] = await search([
      { query: 'querybuilder' },
      { query: 'querybuilder', facetFilters: 'version:none' },
    ]);
    expect(new Set(all?.hits.map((hit) => hit.docusaurus_tag))).toEqual(new Set(['docs-default-5', 'docs-default-4']));
    expect(versioned?.nbHits).toBe(0);
  });
  it('a failed load is tried again', async () => {
    let fails = true;
    const fresh = createSearch((file) => (fails ? Promise.reject(new Error('offline')) : load(file)));
    await expect(fresh([{ query: 'x', facetFilters: v5 }])).rejects.toThrow('offline');
    fails = false;
    await expect(fresh([{ query: 'query', facetFilters: v5 }])).resolves.toHaveLength(1);
  });
  it.each([{}, [], '', { docusaurus_tag: 'x', pages: {} }])('refuses %j as index', async (file) => {
    const fresh = createSearch(async () => file);
    await expect(fresh([{ query: 'x', facetFilters: v5 }])).rejects.toThrow();
  });
  it('marks matches and writes everything else as text', async () => {
    const { hits } = await ask('focus');
    expect(hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe('<mark>Focus</mark> &amp; &lt;input&gt;');
    expect(hits[0]?._snippetResult).toMatchObject({ content: { value: 'The input loses <mark>focus</mark>.' } });
  });
  describe('page by page', () => {
    const v3 = { facetFilters: 'docusaurus_tag:docs-default-3' };
    const inDocs =
      'component date picker toolkit labels buttons query server getting started Export Teach SQL rest paths';
    const typed = fc
      .tuple(fc.constantFrom(...inDocs.split(' ')), fc.constantFrom('as it is', 'capitals', 'unfinished', 'slip'))
      .map(([word, how]) => {
        if (how === 'capitals') return word.toUpperCase();
        if (how === 'unfinished') return word.slice(0, Math.max(3, word.length - 2));
        return how === 'slip' && word.length > 5 ? word.slice(0, -2) + word.slice(-1) : word;
      });
    const wholeAnswer = async (query: string) => {
      const all = await ask(query, { ...v3, hitsPerPage: 1000 });
      const { nbHits, nbPages } = await ask(query, { ...v3, hitsPerPage: 2 });
      const pages = await Promise.all(
        Array.from({ length: nbPages }, (_, page) => ask(query, { ...v3, page, hitsPerPage: 2 })),
      );
      const ids = pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
      expect(ids).toEqual(all.hits.map(({ objectID }) => objectID));
      expect(ids).toHaveLength(nbHits);
      expect(new Set(ids).size).toBe(nbHits);
      for (const { hits } of pages.slice(0, -1)) expect(hits).toHaveLength(2);
      return nbPages;
    };
    it('what readers type is found, and nothing of it is lost or repeated', async () => {
      const pages: number[] = [];
      await fc.assert(
        fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 3 }), async (words) => {
          pages.push(await wholeAnswer(words.join(' ')));
          expect(pages.at(-1), words.join(' ')).toBeGreaterThan(0);
        }),
      );
      // Some answers must go on to a second page, or there would be nothing to lose: a quarter to a half of them do.
      expect(pages.filter((count) => count > 1).length).toBeGreaterThan(pages.length / 10);
    });
    it('any text has an answer', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme' }), typed, async (noise, word) => {
          await wholeAnswer(noise);
          await wholeAnswer(`${noise} ${word}`);
        }),
      );
    });
  });
});
