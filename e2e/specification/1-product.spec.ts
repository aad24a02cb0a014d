import { routes } from '../routes';
import { expect, open, test } from '../site';

test('describes itself as a documentation site for a query builder component', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /documentation site .* query builder component/i,
  );
});

test('shows no call to a backend of its own: every request is for a file of the build', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (const route of routes.slice(0, 5)) await open(page, route);
  expect(
    requests.filter((request) => !/^GET \/(assets\/|img\/|docs|demo|discord|markdown-page|search|$)/.test(request)),
    baseURL,
  ).toEqual([]);
});
