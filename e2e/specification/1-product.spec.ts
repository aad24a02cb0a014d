// That no call to a backend of its own is shown is tested in ../site/pages.spec.ts, which visits every page.
import { expect, test, visits } from '../fixtures/site';

for (const { way, visit } of visits)
  test(`describes itself as a documentation site for a query builder component, ${way}`, async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /documentation site .* query builder component/i,
    );
  });
