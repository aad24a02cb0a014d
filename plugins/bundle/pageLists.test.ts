import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docsOfCategory } from './docsOfCategoriesLoader.mjs';
import { baseOf, contentsOf, listChunks, listGlobalData, listRoutes } from './pageLists.mjs';

/** What a module that a loader has written exports. */
const run = (source: string, names: string[] = [], values: unknown[] = []): unknown =>
  new Function(...names, source.replace('export default', 'return'))(...values);

const slug = fc.stringMatching(/^[a-z0-9-]{1,8}(\/[a-z0-9-]{1,8})?$/);
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 12 });
/** Pages of a line that has no path of its own: none can lie where another line is. */
const besideLine4 = slugs.filter((names) => !names.some((name) => /^4(\/|$)/.test(name)));

describe('the base of addresses', () => {
  it.each([
    [['/docs/4/api/a', '/docs/4/intro'], '/docs/4/'],
    [['/docs/a', '/docs/next/b'], '/docs/'],
    [['/docs/tips/a', '/docs/tips/ab'], '/docs/tips/'],
    [['/a', '/b'], '/'],
  ])('%j begin with %s', (addresses, base) => expect(baseOf(addresses)).toBe(base));
});

describe('the routes', () => {
  const page = (path: string, sidebar = ',\n  sidebar: "docs"') =>
    `{\n  path: '${path}',\n  component: ComponentCreator('${path}', '0'),\n  exact: true${sidebar}\n}`;
  const routesOf = (source: string) =>
    run(source.replace(/^import.*$/gm, ''), ['ComponentCreator'], [(path: string, hash: string) => `${path}-${hash}`]);
  it('are those of the file', () =>
    fc.assert(
      fc.property(slugs, besideLine4, slugs, (first, second, alone) => {
        const line = (base: string, names: string[]) =>
          `{ path: '${base}', routes: [${names.map((name) => page(`${base}/${name}`)).join(',\n')}] }`;
        const ofNoLine = alone.map((name) => page(`/${name}`, ''));
        const records = [...ofNoLine, line('/docs/4', first), line('/docs', second)];
        const source = `import React from 'react';\n\nexport default [\n${records.join(',\n')}\n];`;
        expect(routesOf(listRoutes(source))).toEqual(routesOf(source));
        expect(alone.length > 1 && listRoutes(source).includes(ofNoLine[0])).toBe(false);
      }),
    ));
  it('a file without docs is not what it was', () => {
    expect(() => listRoutes("export default [{ path: '*' }];")).toThrow('does not have docs pages');
  });
  it('an address that would end the list is an error', () => {
    expect(() => listRoutes(`export default [${page('/docs/a b')}, ${page('/docs/c')}];`)).toThrow('/docs/a b cannot');
  });
});

describe('the chunks of routes', () => {
  it('are those of the file', () =>
    fc.assert(
      fc.property(slugs, besideLine4, slugs, (first, second, alone) => {
        let number = 0;
        const pages = (base: string, names: string[]) =>
          names.map((name) => [`${base}/${name}-0`, { __comp: 'z1', content: (number++).toString(36) }]);
        const routes = {
          '/search-0': { __comp: 'z2', __context: { plugin: 'z3' } },
          ...Object.fromEntries(
            alone.map((name) => [`/alone/${name}-0`, { __comp: 'z9', __context: { plugin: 'z3' } }]),
          ),
          '/docs/4-0': { __comp: 'z4', __props: 'z5' },
          '/docs/4-1': { __comp: 'z6' },
          ...Object.fromEntries(pages('/docs/4', first)),
          '/docs/4/category/api-0': { __comp: 'z7', __props: 'z8' },
          '/docs-1': { __comp: 'z6' },
          ...Object.fromEntries(pages('/docs', second)),
        };
        expect(contentsOf(routes)).toHaveLength(number);
        expect(run(listChunks(routes))).toEqual(routes);
      }),
    ));
  it('contents that are not in sequence are an error', () => {
    const routes = { '/docs/a-0': { __comp: 'z', content: '1' }, '/docs/b-0': { __comp: 'z', content: '3' } };
    expect(() => listChunks(routes)).toThrow('/docs/b-0 is not numbered');
  });
});

describe('what plugins tell every page', () => {
  it('is that of the file', () =>
    fc.assert(
      fc.property(slugs, (names) => {
        const docs = [
          ...names.map((id) => ({ id, path: `/docs/next/${id}`, sidebar: 'docs' })),
          { id: '/category/api', path: '/docs/next/category/api', sidebar: 'docs' },
        ];
        const data = {
          docs: { default: { versions: [{ name: 'current', docs, draftIds: [] }] } },
          other: { '\0': '$&' },
        };
        expect(run(listGlobalData(data))).toEqual(data);
      }),
    ));
  it('without docs it is not what it was', () => expect(() => listGlobalData({})).toThrow('no docs of a line'));
});

describe('the docs of a category', () => {
  const link = (docId: string) => ({ type: 'link', docId });
  const versions = [
    { docs: { a: { title: 'A of 4' } }, docsSidebars: { docs: [link('a')] } },
    {
      docs: { a: { title: 'A' }, b: { title: 'B' }, c: { title: 'C' } },
      docsSidebars: {
        docs: [
          link('a'),
          {
            type: 'category',
            href: '/docs/x',
            items: [{ type: 'category', href: '/docs/y', items: [link('c'), link('b')] }],
          },
        ],
      },
    },
  ];
  it('are those that it lists, of the line that has it', () =>
    expect(docsOfCategory('/docs/y', versions)).toEqual({ c: { title: 'C' }, b: { title: 'B' } }));
  it('an unknown category is an error', () => expect(() => docsOfCategory('/docs/z', versions)).toThrow('/docs/z'));
});
