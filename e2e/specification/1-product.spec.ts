import { existsSync, statSync } from 'node:fs';
import { fileOf, routes } from '../routes';
import { expect, open, test } from '../site';

test('describes itself as a documentation site for a query builder component', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /documentation site .* query builder component/i,
  );
});

for (const route of routes) {
  test(`no call to a backend of its own is shown: ${route} fetches files of the build and nothing else`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${decodeURI(new URL(request.url()).pathname)}`));
    await open(page, route);
    const fromBuild = (request: string) => /^GET \//.test(request) && isFile(request.slice('GET '.length));
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((request) => !fromBuild(request))).toEqual([]);
  });
}

const isFile = (pathname: string) =>
  [`build${pathname}`, fileOf(pathname)].some((file) => existsSync(file) && statSync(file).isFile());
