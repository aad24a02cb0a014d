// The API of each line as JSON (plugins/library-api/apiJson.ts); its content is tested beside it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { idsOf } from '../fixtures/builtPages';

type Entry = { name: string; page?: string; members?: Entry[]; options?: Entry[] };

const read = (name: string) => JSON.parse(readFileSync(`build/api/${name}.json`, 'utf8'));

for (const { release } of documentedLines())
  test(`every name of api/${release}.json leads to a section that is there`, () => {
    const { props, exports }: { props: Entry[]; exports: Entry[] } = read(release);
    const all = [
      ...props,
      ...exports,
      ...exports.flatMap(({ members = [], options = [] }) => [...members, ...options]),
    ];
    const lost = all.filter(({ page }) => {
      if (!page) return false;
      const { pathname, hash } = new URL(page);
      return hash && !idsOf(pathname).has(decodeURIComponent(hash.slice(1)));
    });
    expect(all.filter(({ page }) => page).length).toBeGreaterThan(exports.length);
    expect(lost).toEqual([]);
  });

test('the JSON Schema of the files is there', () => {
  const schema = read('schema');
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['props', 'exports', 'comparedReleases']));
  expect(schema.properties.exports.items.properties.since.description).toContain('comparedReleases');
});
