// Written by `npm run docs:version` and `npm run docs:drop` from versions.json; see registryText.ts.
import next from '../docs/_samples/package.json';
import v3 from '../versioned_docs/version-3/_samples/package.json';
import v4 from '../versioned_docs/version-4/_samples/package.json';
import v5 from '../versioned_docs/version-5/_samples/package.json';
import { describeLine } from './line';
import type { Release } from './releaseImports';

/**
 * The documented lines, newest first, for code that runs in the browser. Each release comes when it is first asked for;
 * only two of its exports are named, because what one part of the site uses of a release all samples of that line load.
 */
export const lines: Release[] = [
  {
    ...describeLine('current', next.dependencies['react-querybuilder'], next.line),
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-next/release'),
  },
  {
    ...describeLine('5', v5.dependencies['react-querybuilder'], v5.line),
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-v5/release'),
  },
  {
    ...describeLine('4', v4.dependencies['react-querybuilder'], v4.line),
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-v4/release'),
  },
  {
    ...describeLine('3', v3.dependencies['react-querybuilder'], v3.line),
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-v3/release'),
  },
];

export const nextLine = lines[0] as Release;
/** The line at /docs, whose library the home page and the demos run. */
export const latestLine = lines[1] as Release;
