import { describe, expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const pages = [
  ...['/docs/4/intro', '/docs/4/migrate', '/docs/4/typescript', '/docs/4/api/import', '/docs/4/api/export'],
  ...['/docs/4/category/tips--tricks', '/docs/4/tips/limit-groups', '/docs/4/tips/managing-operators'],
];
const near = (pathname: string) => nearestPages(pathname, pages);

describe('nearestPages', () => {
  it.each([
    ['another spelling', '/docs/4/Intro', '/docs/4/intro'],
    ['blanks', '/docs/4/intro ', '/docs/4/intro'],
    ['a suffix', '/docs/4/migrate.md', '/docs/4/migrate'],
    ['a missing folder', '/docs/4/limit-groups', '/docs/4/tips/limit-groups'],
    ['another folder', '/docs/4/recipes/export', '/docs/4/api/export'],
    ['a word in the plural', '/docs/4/limits', '/docs/4/tips/limit-groups'],
    ['a typing error', '/docs/4/typscript', '/docs/4/typescript'],
    ['a page the line does not have', '/docs/4/tips/styling', '/docs/4/category/tips--tricks'],
    ['a word in common', '/docs/4/tips/operators', '/docs/4/category/tips--tricks'],
  ])('finds the page in spite of %s', (_, pathname, expected) => expect(near(pathname)[0]).toBe(expected));
  it('puts the same name before a similar one', () =>
    expect(near('/docs/4/export')).toEqual(['/docs/4/api/export', '/docs/4/api/import']));
  it('offers nothing for what resembles nothing', () =>
    expect([near('/docs/4/zzzz'), near('/docs/4/'), near('/')]).toEqual([[], [], []]));
});
