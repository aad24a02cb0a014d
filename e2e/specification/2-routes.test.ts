import { expect, test } from 'vitest';
import { docsRoutes, routes } from '../fixtures/routes';

// The page list of the specification as it stands there, not read from the site: a page that gets lost fails here.
const topLevel = ['/', '/demo', '/discord', '/markdown-page', '/search'];
const toolkits = ['antd', 'bootstrap', 'bulma', 'chakra', 'material'];
const pages = [
  ...['intro', 'migrate', 'compat', 'typescript', 'umd'],
  ...['classnames', 'export', 'import', 'misc', 'querybuilder', 'validation', 'valueeditor'].map((id) => `api/${id}`),
  ...['category/api', 'category/tips--tricks'],
  ...[
    'adding-removing-query-properties',
    'common-mistakes',
    'custom-bind-variables',
    'custom-with-fallback',
    'external-controls',
    'limit-groups',
    'managing-operators',
  ].map((id) => `tips/${id}`),
];
const missing = (paths: string[]) => paths.filter((path) => !routes.includes(path));

for (const route of topLevel) {
  test(`route ${route} exists`, () => expect(routes).toContain(route));
}
test('one demo per UI toolkit: /demo/antd, /demo/bootstrap, /demo/bulma, /demo/chakra, /demo/material', () =>
  expect(missing(toolkits.map((id) => `/demo/${id}`))).toEqual([]));
for (const line of ['/docs', '/docs/next', '/docs/4']) {
  test(`the pages under ${line}`, () => expect(missing(pages.map((page) => `${line}/${page}`))).toEqual([]));
}
test('tips/styling stands under /docs and /docs/next, not under /docs/4', () =>
  expect(routes.filter((route) => route.endsWith('/tips/styling'))).toEqual([
    '/docs/next/tips/styling',
    '/docs/tips/styling',
  ]));
test('/docs/3 has only /docs/3/intro', () =>
  expect(docsRoutes.filter((route) => route.startsWith('/docs/3/'))).toEqual(['/docs/3/intro']));
