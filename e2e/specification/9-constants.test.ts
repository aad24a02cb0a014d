import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage } from '../fixtures/builtPages';
import { fileOf, routes } from '../fixtures/routes';

test('trailing slash off: no page is a folder with an index, and no page is named with a slash', () => {
  for (const route of routes.filter((candidate) => candidate !== '/')) {
    expect(existsSync(fileOf(route)), `${fileOf(route)} exists`).toBe(true);
    const canonical = builtPage(route)('link[rel=canonical]').attr('href');
    expect(canonical, route).toMatch(/^https:.*[^/]$/);
  }
});
