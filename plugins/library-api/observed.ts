import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../lines/lines';
import type { Comparable } from './differences';
import { releaseApi } from './lineApi';

/** What a release was seen to do, which its types do not say. Checked in; `observed.test.tsx` verifies it. */
export type Observed = {
  /** Values of `QueryBuilder`'s switches when no prop is passed, as far as a control element can see them. */
  defaults: Record<string, boolean>;
  /** What `formatQuery` returns, by format and query, as lines of text. */
  outputs: Record<string, Record<string, string[]>>;
};

/** Where the observations of a release are checked in. */
export const observedFile = ({ release }: Release, siteDir = process.cwd()) =>
  path.join(siteDir, 'plugins/library-api/observed', `${release}.json`);

export const readObserved = (release: Release, siteDir = process.cwd()): Observed =>
  JSON.parse(readFileSync(observedFile(release, siteDir), 'utf8'));

/** A release as far as it is compared with others. */
export const comparable = (release: Release, siteDir = process.cwd()): Comparable => ({
  api: releaseApi(release, siteDir),
  observed: readObserved(release, siteDir),
});
