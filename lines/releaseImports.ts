import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Line } from './line';

/** What is used of a release; only `_samples/release.ts` of its line imports it. */
export type ReleaseImports = { version: string; formatQuery: (query: never, options: never) => unknown };
/** A documented line with the import of its release. */
export type Release = Line & { load: () => Promise<ReleaseImports> };

/** What a release makes of a query: an export, nothing because it has no such format, or its own error. */
export type Exported = { value: unknown } | { missing: true } | { error: string };

/**
 * Exports a query with one release, as an application would call it: with a query that the release may not understand.
 * @param options those of the demo's release; what an older release does not know it ignores
 */
export function exportWith({ formatQuery }: ReleaseImports, query: RuleGroupTypeAny, options: object): Exported {
  try {
    const value = formatQuery(query as never, options as never);
    // Every release returns an empty text for a format that it does not have.
    return value === '' || value === undefined ? { missing: true } : { value };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
