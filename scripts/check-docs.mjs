import { readFileSync } from 'node:fs';
import { changedFiles, changedLines } from './changedFiles.mjs';
import { run } from './install.mjs';

// npm run check:docs: what an author breaks most, in the lines whose pages or samples have changed; all lines if none have.

const folders = changedLines(changedFiles());
const releases = folders.map(
  (folder) => JSON.parse(readFileSync(`${folder}/_samples/package.json`, 'utf8')).dependencies['react-querybuilder'],
);
console.log(releases.length ? `Pages of ${releases.join(', ')} have changed.` : 'No page has changed: all lines.');

run('npx', [
  'vitest',
  'run',
  '--project',
  'unit*',
  // Whether a sentence has a proof is read; the proofs run with `npm test`.
  '--exclude',
  'plugins/docs-claims/proofs/**',
  'plugins/docs-links',
  'plugins/docs-claims',
  'plugins/remark-samples/checks/typeCheck.test.ts',
  'plugins/remark-samples/checks/pins.test.ts',
  'plugins/remark-samples/checks/captured.test.ts',
  'plugins/library-api/coverage.test.ts',
  'plugins/library-api/explained.test.ts',
  'plugins/library-api/propsPage.test.ts',
  'plugins/library-api/memberTables.test.ts',
  // The titles of what looks at one line name its release.
  ...(releases.length ? ['-t', releases.map((release) => release.replaceAll('.', '\\.')).join('|')] : []),
]);
