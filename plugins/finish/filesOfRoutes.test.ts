import { expect, it } from 'vitest';
import { filesOfRoutes, rememberGroups } from './filesOfRoutes';

const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const groups = {
  main: assets('assets/js/main.js', 'assets/css/styles.1a2b3c4d.css'),
  c1: assets('assets/js/1.js', 'assets/css/1.css', 'assets/css/styles.1a2b3c4d.css'),
  c2: assets('assets/js/1.js', 'assets/js/2.js', 'assets/js/2.js.map', 'assets/css/1.css', 'assets/css/2.css'),
  c3: assets('assets/js/3.js'),
};
const tree = [{ path: '/demo' }, { path: '/docs', routes: [{ path: '/docs', routes: [{ path: '/docs/a' }] }] }];

it("collects each page's files with those of the routes it is in, the site's own styles and repetitions left out", () => {
  const chunks = {
    '/demo-694': { __comp: 'c1', nested: { content: 'c2' } },
    '/docs-020': { __comp: 'c3' },
    '/docs-1f': { __comp: 'none' },
    '/docs/a-2': { __comp: 'c1' },
  };
  expect(filesOfRoutes(tree, chunks, groups)).toEqual(
    new Map([
      ['/demo', { scripts: ['assets/js/1.js', 'assets/js/2.js'], styles: ['assets/css/1.css', 'assets/css/2.css'] }],
      ['/docs/a', { scripts: ['assets/js/3.js', 'assets/js/1.js'], styles: ['assets/css/1.css'] }],
    ]),
  );
});
it('throws where the chunks do not follow the routes', () => {
  expect(() => filesOfRoutes(tree, { '/docs-020': {} }, groups)).toThrow('has /docs-020 where the routes have /demo');
  expect(() => filesOfRoutes(tree, { '/demo-694': {} }, groups)).toThrow('has nothing where the routes have /docs');
});
it("throws when the site's own stylesheet has another name", () =>
  expect(() => filesOfRoutes([], {}, { main: assets('assets/css/site.1a2b.css') })).toThrow(
    'there are: assets/css/site',
  ));
it('throws when there is none', () =>
  expect(() => filesOfRoutes([], {}, { main: assets('assets/js/main.js') })).toThrow('there are: none'));
it('takes the groups from the bundler when it is done, none from a build without', () => {
  const told: unknown[] = [];
  const build = (namedChunkGroups: typeof groups | undefined) =>
    rememberGroups((found) => told.push(found)).apply({
      hooks: { done: { tap: (_, listener) => listener({ toJson: () => ({ namedChunkGroups }) }) } },
    });
  build(groups);
  build(undefined);
  expect(told).toEqual([groups, {}]);
});
