import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/**
 * Files that differ from the commit where this branch left `main`, or on `main` from the last commit, and those that git
 * does not know yet.
 * @returns {string[]} with those that are gone
 */
export function changedFiles() {
  const start = git('merge-base', 'HEAD', git('branch', '--list', 'main').length ? 'main' : 'HEAD')[0];
  return [...new Set([...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')])];
}

/**
 * The folders of lines, such as `docs` or `versioned_docs/version-4`, whose pages or samples are among the files.
 * @param {string[]} files
 */
export const changedLines = (files) => [
  ...new Set(
    files
      .map((file) => /^(docs|versioned_docs\/version-\d+)\//.exec(file)?.[1])
      .filter((folder) => folder && existsSync(folder)),
  ),
];
