import { expect, it } from 'vitest';
import { rememberGroups, stylesOfRoutes } from './stylesOfRoutes';

const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const groups = {
  main: assets('assets/js/main.js', 'assets/css/styles.1a2b3c4d.css'),
  c1: assets('assets/js/1.js', 'assets/css/1.css', 'assets/css/styles.1a2b3c4d.css'),
  c2: assets('assets/js/2.js', 'assets/css/1.css', 'assets/css/2.css'),
};

it("collects each route's stylesheets, the site's own and repetitions left out", () => {
  const routes = { '/demo-694': { __comp: 'c1', nested: { content: 'c2' } }, '/docs-020': { __comp: 'none' } };
  expect(stylesOfRoutes(routes, groups)).toEqual(new Map([['/demo', ['assets/css/1.css', 'assets/css/2.css']]]));
});
it("throws when the site's own has another name", () =>
  expect(() => stylesOfRoutes({}, { main: assets('assets/css/site.1a2b.css') })).toThrow('there are: assets/css/site'));
it('throws when there is none', () =>
  expect(() => stylesOfRoutes({}, { main: assets('assets/js/main.js') })).toThrow('there are: none'));
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
