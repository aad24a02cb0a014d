import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { answer, type SearchRequest } from '../../plugins/search/engine/answer';
import { createEngine } from '../../plugins/search/engine/createEngine';
import { type IndexFile, unpackIndex } from '../../plugins/search/packIndex';
import { expect, open, test } from '../fixtures/site';

/** A build with a hosted service configured, as it is served: its folder, and the address of its home page without the slash. */
type Served = { folder: string; home: string };

type Sent = { url: URL; application: string; key: string; requests: SearchRequest[] };

/** Answers what the page asks the service, and keeps it; `broken` services answer with an error. */
async function playService(page: Page, { folder, home }: Served, state: { broken: boolean }): Promise<Sent[]> {
  const sent: Sent[] = [];
  const read = (tag: string) =>
    unpackIndex(JSON.parse(readFileSync(`${folder}/search/${tag}.json`, 'utf8')) as IndexFile);
  const engine = createEngine(['default', 'docs-default-5', 'docs-default-4'].flatMap(read));
  const credential = (request: Request, name: string) =>
    request.headers()[name] ?? new URL(request.url()).searchParams.get(name) ?? '';
  await page.route(
    (url) => url.origin !== new URL(home).origin,
    async (route) => {
      const request = route.request();
      // Everything that can be configured is, analytics too.
      if (!/algolia/.test(new URL(request.url()).hostname)) return route.abort();
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

/**
 * The tests of a hosted search. The service is played by our own engine; nothing leaves the machine.
 * @param site the build to test, once it is there
 */
export function hostedSearchTests(site: () => Served) {
  test('the modal asks the service, with credentials, index and the filters of the line', async ({ page }) => {
    const sent = await playService(page, site(), { broken: false });
    await open(page, `${site().home}/docs/4/intro`);
    expect(sent, 'nothing is sent before a search').toEqual([]);
    await page.keyboard.press('/');
    await page.getByPlaceholder('Search docs').fill('query');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    const [first] = sent;
    expect(first?.url.hostname).toMatch(/^testapp-/i);
    expect(first?.url.pathname).toBe('/1/indexes/*/queries');
    expect(first).toMatchObject({ application: 'TESTAPP', key: 'publickey' });
    expect(first?.requests[0]).toMatchObject({
      indexName: 'other',
      query: 'query',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-4']],
    });
    await expect(page.locator('.DocSearch-Logo')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${site().home}/`));
  });
  test('the search page asks the same service', async ({ page }) => {
    const sent = await playService(page, site(), { broken: false });
    await open(page, `${site().home}/search?q=hydration`);
    await expect(page.locator('.search-results li').first()).toContainText('hydration');
    expect(sent[0]?.requests[0]).toMatchObject({
      indexName: 'other',
      facetFilters: [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-5']],
    });
    await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeVisible();
  });
  test('a failing service gives the failure text in the modal and on the search page, and the next try recovers', async ({
    page,
  }) => {
    const state = { broken: true };
    await playService(page, site(), state);
    const failure = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
    await open(page, `${site().home}/docs/intro`);
    await page.keyboard.press('/');
    await page.getByPlaceholder('Search docs').fill('sql');
    await expect(failure).toContainText('You might want to check your network connection.');
    state.broken = false;
    await page.getByPlaceholder('Search docs').fill('parameterized');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    state.broken = true;
    await open(page, `${site().home}/search?q=stylesheet`);
    await expect(failure).toContainText('You might want to check your network connection.');
    state.broken = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.search-results li').first()).toBeVisible();
  });
}
