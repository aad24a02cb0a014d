import type { ReleaseImports } from './releaseImports';

/** A release that no line documents. Only its export comes to the browser, without the components. */
export type UndocumentedRelease = { major: string; load: () => Promise<ReleaseImports> };

/** Releases without a line, whose exports are compared with those of the documented ones. */
export const undocumentedReleases: readonly UndocumentedRelease[] = [
  { major: '6', load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-next/6/release') },
  { major: '7', load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-next/7/release') },
];
