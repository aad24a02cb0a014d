import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { run } from './install.mjs';

// npm run check:docs: what an author breaks most, in the lines whose pages or samples have changed; all lines if none have.

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);
/** Files that differ from the commit where this branch left `main`, and those that git does not know yet. */
const start = git('merge-base', 'HEAD', git('branch', '--list', 'main').length ? 'main' : 'HEAD')[0];
const changed = [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')];
const folders = [
  ...new Set(changed.map((file) => /^(docs|versioned_docs\/version-\d+)\//.exec(file)?.[1]).filter(Boolean)),
];
const releases = folders.map(
  (folder) => JSON.parse(readFileSync(`${folder}/_samples/package.json`, 'utf8')).dependencies['react-querybuilder'],
);
console.log(releases.length ? `Pages of ${releases.join(', ')} have changed.` : 'No page has changed: all lines.');

run('npx', [
  'vitest',
  'run',
  'plugins/docs-links',
  'plugins/docs-claims',
  'plugins/remark-samples/checks/typeCheck.test.ts',
  'plugins/remark-samples/checks/pins.test.ts',
  'plugins/library-api/coverage.test.ts',
  'plugins/library-api/explained.test.ts',
  'plugins/library-api/propsPage.test.ts',
  'plugins/library-api/memberTables.test.ts',
  // The titles of what looks at one line name its release.
  ...(releases.length ? ['-t', releases.map((release) => release.replaceAll('.', '\\.')).join('|')] : []),
]);
