// That no call to a backend of its own is shown is tested in ../site/pages.spec.ts, which visits every page.
import { expect, open, test } from '../fixtures/site';

test('describes itself as a documentation site for a query builder component', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /documentation site .* query builder component/i,
  );
});
