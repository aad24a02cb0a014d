import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { pagesBelow } from '../../plugins/pagesBelow';
import { fileOf } from '../fixtures/routes';

/** Each page of the docs: its file, and what the build has made of it. */
const pages = documentedLines().flatMap(({ docs, path: prefix }) =>
  pagesBelow(docs)
    .filter((file) => !path.basename(file).startsWith('_'))
    .map((file) => ({ file, html: fileOf(prefix + file.slice(docs.length).replace(/\.mdx$/, '')) })),
);

test('the last-updated date: every docs page has the time of a commit of its own file, and none without history', () => {
  const commits = spawnSync('git', ['log', '--format=@%ct', '--name-only'], { encoding: 'utf8', maxBuffer: 1e9 })
    .stdout.split('@')
    .map((commit) => commit.split('\n'));
  const timesOf = (file: string) =>
    commits.filter((lines) => lines.includes(file)).map(([seconds]) => new Date(Number(seconds) * 1000).toISOString());
  expect(pages.length).toBeGreaterThan(100);
  for (const { file, html } of pages) {
    const $ = load(readFileSync(html, 'utf8'));
    const date = $('.theme-last-updated time').attr('datetime');
    const known = timesOf(file);
    expect(known.length ? known : [undefined], `${file}, last updated on ${date}`).toContain(date);
    expect($('a.theme-edit-this-page').attr('href'), `${file} without a repository`).toBeUndefined();
  }
});
