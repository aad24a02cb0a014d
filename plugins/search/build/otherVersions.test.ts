import { expect, it } from 'vitest';
import { createEngine } from '../engine/createEngine';
import { packIndex, unpackIndex } from '../packIndex';
import { otherVersions } from './otherVersions';
import { readPage } from './readPage';

const page = (version: string, url: string, body: string) =>
  readPage(
    `<meta name="docusaurus_version" content="${version}"><meta name="docusaurus_tag" content="docs-default-${version}"><main><h1>Export</h1>${body}</main>`,
    url,
  );
const newer = page('6', '/docs/next/api/export', '<h2 id="elasticsearch">elasticsearch</h2><h2 id="sql">sql</h2>');
const older = page('5', '/docs/api/export', '<h2 id="sql">sql</h2>');
const labels = new Map([
  ['docs-default-5', 'v5.x'],
  ['docs-default-6', 'Next'],
]);
const added = otherVersions(
  new Map([
    ['default', readPage('<main><h1>Home</h1></main>', '/')],
    ['docs-default-6', newer],
    ['docs-default-5', older],
  ]),
  labels,
);

it('offers what another line has and this one never says', () => {
  expect(added.get('docs-default-6')).toEqual([]);
  expect(added.get('docs-default-5')).toMatchObject([
    {
      url: '/docs/next/api/export#elasticsearch',
      version: '5',
      docusaurus_tag: 'docs-default-5',
      hierarchy: { lvl1: 'In Next: Export', lvl2: 'elasticsearch' },
    },
  ]);
});

it('is found in the line that lacks it, after travelling', () => {
  const records = [...older, ...(added.get('docs-default-5') ?? [])];
  const arrived = unpackIndex(JSON.parse(JSON.stringify(packIndex(records))));
  expect(arrived).toEqual(records);
  expect(createEngine(arrived).find('elasticsearch')[0]?.record.hierarchy.lvl1).toBe('In Next: Export');
});

it('stays away where the line itself answers as much', () => {
  const engine = createEngine([...older, ...(added.get('docs-default-5') ?? [])]);
  expect(engine.find('export').map(({ record }) => record.url)).toEqual(['/docs/api/export', '/docs/api/export#sql']);
});

it('comes before a page outside of the docs, which is of no line', () => {
  const outside = readPage('<main><h1>Tests</h1><p>Queries run in elasticsearch.</p></main>', '/tests');
  const engine = createEngine([...outside, ...older, ...(added.get('docs-default-5') ?? [])]);
  expect(engine.find('elasticsearch').map(({ record }) => record.url)).toEqual([
    '/docs/next/api/export#elasticsearch',
    '/tests',
  ]);
});

it('has identifiers of its own, because a hosted service keeps all lines in one index', () => {
  const ids = [...newer, ...older, ...(added.get('docs-default-5') ?? [])].map(({ objectID }) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});
