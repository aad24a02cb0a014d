import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pagesBelow } from '../../plugins/pagesBelow';
import { builtPage } from '../fixtures/builtPages';

/** Each page of the docs: its file, and its address. */
const pages = documentedLines().flatMap(({ docs, path: prefix }) =>
  pagesBelow(docs)
    .filter((file) => !path.basename(file).startsWith('_'))
    .map((file) => ({ file, route: prefix + file.slice(docs.length).replace(/\.mdx$/, '') })),
);

/** The times of all commits that changed a file. */
function commitTimes(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const log = spawnSync('git', ['log', '--format=@%ct', '--name-only'], { encoding: 'utf8', maxBuffer: 1e9 }).stdout;
  for (const commit of log.split('@')) {
    const [seconds, ...files] = commit.split('\n');
    const time = new Date(Number(seconds) * 1000).toISOString();
    for (const file of files) found.set(file, [...(found.get(file) ?? []), time]);
  }
  return found;
}

test('the last-updated date: every docs page has the time of a commit of its own file, and none without history', () => {
  const times = commitTimes();
  expect(pages.length).toBeGreaterThan(100);
  for (const { file, route } of pages) {
    const date = builtPage(route)('.theme-last-updated time').attr('datetime');
    expect.soft(times.get(file) ?? [undefined], `${file}, last updated on ${date}`).toContain(date);
  }
});

test('the edit link: without a repository no page has one', () => {
  for (const { route } of pages) expect.soft(builtPage(route)('a.theme-edit-this-page').length, route).toBe(0);
});
