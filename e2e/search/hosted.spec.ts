import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { answer, type SearchRequest } from '../../plugins/embedded-search/engine/answer';
import { createEngine } from '../../plugins/embedded-search/engine/createEngine';
import { type IndexFile, unpackIndex } from '../../plugins/embedded-search/packIndex';
import { type Build, build, serveBuild } from '../build';
import { expect, open, test } from '../site';

// A build with a hosted service configured. The service is played by our own engine; nothing leaves the machine.
test.describe.configure({ mode: 'default' });
let hosted: Build;
let site: Awaited<ReturnType<typeof serveBuild>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  hosted = await build({ ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'publickey' });
  expect(hosted.succeeded, hosted.output).toBe(true);
  site = await serveBuild(hosted.folder);
});
test.afterAll(() => {
  site.stop();
  hosted.remove();
});

type Sent = { url: URL; application: string; key: string; requests: SearchRequest[] };

/** Answers what the page asks the service, and keeps it; `broken` services answer with an error. */
async function playService(page: Page, state: { broken: boolean }): Promise<Sent[]> {
  const sent: Sent[] = [];
  const read = (tag: string) =>
    unpackIndex(JSON.parse(readFileSync(`${hosted.folder}/search/${tag}.json`, 'utf8')) as IndexFile);
  const engine = createEngine(['default', 'docs-default-5', 'docs-default-4'].flatMap(read));
  const credential = (request: Request, name: string) =>
    request.headers()[name] ?? new URL(request.url()).searchParams.get(name) ?? '';
  await page.route(
    (url) => url.origin !== site.origin,
    async (route) => {
      const request = route.request();
      const { requests } = JSON.parse(request.postData() ?? '{}') as { requests: SearchRequest[] };
      sent.push({
        url: new URL(request.url()),
        application: credential(request, 'x-algolia-application-id'),
        key: credential(request, 'x-algolia-api-key'),
        requests,
      });
      if (state.broken) return route.fulfill({ status: 400, json: { message: 'no', status: 400 } });
      const results = requests.map((one) => {
        const result = answer(engine, one);
        for (const hit of result.hits) hit.url = new URL(hit.url, 'https://published.example').href;
        return result;
      });
      await route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } });
    },
  );
  return sent;
}

test('the modal asks the service, with credentials, index and the filters of the line', async ({ page }) => {
  const sent = await playService(page, { broken: false });
  await open(page, `${site.origin}/docs/4/intro`);
  expect(sent, 'nothing is sent before a search').toEqual([]);
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('query');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const [first] = sent;
  expect(first?.url.hostname).toMatch(/^testapp-/i);
  expect(first?.url.pathname).toBe('/1/indexes/*/queries');
  expect(first).toMatchObject({ application: 'TESTAPP', key: 'publickey' });
  expect(first?.requests[0]).toMatchObject({
    indexName: 'react-querybuilder',
    query: 'query',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-4']],
  });
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/`));
});
test('the search page asks the same service', async ({ page }) => {
  const sent = await playService(page, { broken: false });
  await open(page, `${site.origin}/search?q=showCloneButtons`);
  await expect(page.locator('.search-results li').first()).toContainText('showCloneButtons');
  expect(sent[0]?.requests[0]).toMatchObject({
    indexName: 'react-querybuilder',
    facetFilters: [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-5']],
  });
  await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeVisible();
});
test('a failing service gives the failure text in the modal and on the search page, and the next try recovers', async ({
  page,
}) => {
  const state = { broken: true };
  await playService(page, state);
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await open(page, `${site.origin}/docs/intro`);
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search docs').fill('sql');
  await expect(failure).toContainText('You might want to check your network connection.');
  state.broken = false;
  await page.getByPlaceholder('Search docs').fill('sql export');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
  state.broken = true;
  await open(page, `${site.origin}/search?q=mongodb`);
  await expect(failure).toContainText('You might want to check your network connection.');
  state.broken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.search-results li').first()).toBeVisible();
});
