// The API of each line as JSON (plugins/library-api/apiJson.ts); its content is tested beside it.
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { fileOf } from '../fixtures/routes';
import { expect, test } from '../fixtures/site';

type Entry = { name: string; page?: string; members?: Entry[]; options?: Entry[] };

/** Anchors of a page of the build. */
const anchors = new Map<string, Set<string>>();
function anchorsOf(route: string): Set<string> {
  const known = anchors.get(route);
  if (known) return known;
  const $ = load(readFileSync(fileOf(route), 'utf8'));
  const found = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
  anchors.set(route, found);
  return found;
}

for (const { release } of documentedLines())
  test(`every name of api/${release}.json leads to a section that is there`, async ({ request }) => {
    const response = await request.get(`/api/${release}.json`);
    expect(response.headers()['content-type']).toBe('application/json');
    const { props, exports }: { props: Entry[]; exports: Entry[] } = await response.json();
    const all = [
      ...props,
      ...exports,
      ...exports.flatMap(({ members = [], options = [] }) => [...members, ...options]),
    ];
    const lost = all.filter(({ page }) => {
      if (!page) return false;
      const { pathname, hash } = new URL(page);
      return hash && !anchorsOf(pathname).has(decodeURIComponent(hash.slice(1)));
    });
    expect(all.filter(({ page }) => page).length).toBeGreaterThan(exports.length);
    expect(lost).toEqual([]);
  });

test('the JSON Schema of the files is there', async ({ request }) => {
  const schema = await (await request.get('/api/schema.json')).json();
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['props', 'exports', 'comparedReleases']));
  expect(schema.properties.exports.items.properties.since.description).toContain('comparedReleases');
});
