import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPage } from '../build/readPage';
import { packIndex } from '../packIndex';
import { fakeService } from './fakeService';
import { run } from './run';

let outDir: string;
let service: Awaited<ReturnType<typeof fakeService>>;
const lines: string[] = [];
const output = { write: (text: string) => void lines.push(text) };
const said = () => lines.join('');
const settings = () => ({
  appId: 'APP',
  writeKey: 'write',
  indexName: 'docs',
  siteUrl: 'https://site.example',
  host: service.host,
});
const page =
  '<meta name="docusaurus_tag" content="docs-default-5"><main><h1>Export</h1><h2 id="sql">SQL</h2>text</main>';

beforeEach(async () => {
  lines.length = 0;
  outDir = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  mkdirSync(path.join(outDir, 'search'));
  writeFileSync(path.join(outDir, 'search/tags.json'), '["docs-default-5"]');
  writeFileSync(
    path.join(outDir, 'search/docs-default-5.json'),
    JSON.stringify(packIndex(readPage(page, '/docs/export'))),
  );
  service = await fakeService('write');
  service.indices.set('docs', ['old']);
});
afterEach(() => {
  service.stop();
  rmSync(outDir, { recursive: true });
});

it('a dry run names the records and sends nothing', async () => {
  expect(await run(['--dry-run'], settings(), output, outDir)).toBe(0);
  expect(said()).toContain('2 records for the index docs');
  expect(said()).toContain('docs-default-5: 2');
  expect(service.received).toEqual([]);
});
it('sets the index up, and sends records to a second one, which then takes its place', async () => {
  expect(await run([], settings(), output, outDir)).toBe(0);
  const writes = service.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path: at }) => `${method} ${at.replace(/_tmp_\d+/, '_tmp')}`);
  expect(writes).toEqual([
    'PUT /1/indexes/docs/settings',
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/docs_tmp/batch',
    // Settings and synonyms again, which may have been changed meanwhile.
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/docs_tmp/operation',
  ]);
  expect(service.received[0]?.body).toMatchObject({
    attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type'],
  });
  expect([...service.indices.keys()]).toEqual(['docs']);
  expect(service.indices.get('docs')).toMatchObject([
    {
      objectID: '/docs/export',
      url: 'https://site.example/docs/export',
      type: 'lvl1',
      docusaurus_tag: 'docs-default-5',
    },
    { objectID: '/docs/export#sql', hierarchy: { lvl1: 'Export', lvl2: 'SQL' }, content: 'text', language: 'en' },
  ]);
});
it('says what to do about bad credentials, and leaves the index alone', async () => {
  expect(await run([], { ...settings(), writeKey: 'public' }, output, outDir)).toBe(1);
  expect(said()).toContain('refused the credentials (403)');
  expect(said()).toContain('ALGOLIA_WRITE_KEY');
  expect(service.indices.get('docs')).toEqual(['old']);
});
it('asks for credentials that are missing', async () => {
  expect(await run([], { ...settings(), writeKey: undefined }, output, outDir)).toBe(1);
  expect(said()).toContain('Set ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY');
});
it('an upload that breaks in the middle leaves the old records and no draft', async () => {
  service.stop();
  service = await fakeService('write', '/batch');
  service.indices.set('docs', ['old']);
  expect(await run([], settings(), output, outDir)).toBe(1);
  expect(said()).toContain('The service answered 400: Record is too big');
  expect([...service.indices]).toEqual([['docs', ['old']]]);
});
it('says that the service cannot be reached', async () => {
  service.stop();
  expect(await run([], settings(), output, outDir)).toBe(1);
  expect(said()).toContain('The service could not be reached');
});
it('asks for a build when there is none', async () => {
  expect(await run([], settings(), output, path.join(outDir, 'none'))).toBe(1);
  expect(said()).toContain('npm run build');
});
