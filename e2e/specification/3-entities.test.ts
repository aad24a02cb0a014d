import { expect, test } from 'vitest';
import { builtPage } from '../fixtures/builtPages';
import { docsRoutes } from '../fixtures/routes';

test('announcement bar: on every docs page but those it leads to', () => {
  for (const route of docsRoutes) {
    const bar = builtPage(route)('.theme-announcement-bar');
    expect(bar.length, route).toBe(route.startsWith('/docs/next/') ? 0 : 1);
  }
});
