import type { FormatQueryOptions, RuleGroupTypeAny } from 'react-querybuilder';

/** What is used of a release: each documented line has this one door, `_samples/release.ts`. */
export type Door = { version: string; formatQuery: (query: never, options: never) => unknown };
/** Labels of the docs versions. */
type LineLabel = 'v3.x' | 'v4.x' | 'v5.x' | 'Next';
export type Release = { line: LineLabel; major: string; docs: string; load: () => Promise<Door> };

/**
 * The releases that the docs are pinned to, oldest first; each comes when it is first asked for. Only two of its exports
 * are named, because what one part of the site uses of a release all samples of that line load.
 */
export const releases: Release[] = [
  {
    line: 'v3.x',
    major: '3',
    docs: '/docs/3/intro#formatquery',
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-v3/release'),
  },
  {
    line: 'v4.x',
    major: '4',
    docs: '/docs/4/api/export',
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-v4/release'),
  },
  {
    line: 'v5.x',
    major: '5',
    docs: '/docs/api/export',
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-v5/release'),
  },
  {
    line: 'Next',
    major: '8',
    docs: '/docs/next/api/export',
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-next/release'),
  },
];

/** What a release makes of a query: an export, nothing because it has no such format, or its own error. */
export type Exported = { value: unknown } | { missing: true } | { error: string };

/**
 * Exports a query with one release, as an application would call it: with a query that the release may not understand.
 * @param options those of release 5.4.1; what an older release does not know it ignores
 */
export function exportWith({ formatQuery }: Door, query: RuleGroupTypeAny, options: FormatQueryOptions): Exported {
  try {
    const value = formatQuery(query as never, options as never);
    // Every release returns an empty text for a format that it does not have.
    return value === '' || value === undefined ? { missing: true } : { value };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
