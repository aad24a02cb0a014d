import { documentedLines } from '../../lines/lines';
import { addStyles, expect, open, test } from '../fixtures/site';

for (const { path: prefix, release } of documentedLines()) {
  test(`groups of ${release} have the frame and the distances of the release's own stylesheet`, async ({ page }) => {
    await open(page, `${prefix}/intro`);
    const group = page.locator('[data-release] .ruleGroup').first();
    const styles = await group.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, paddingTop } = getComputedStyle(element);
      return { borderTopWidth, borderTopStyle, padding: Number.parseFloat(paddingTop) };
    });
    expect(styles).toMatchObject({ borderTopWidth: '1px', borderTopStyle: 'solid' });
    expect(styles.padding).toBeGreaterThanOrEqual(4);
  });

  test(`one class of an application is enough to change what ${release} says of a group`, async ({ page }) => {
    await open(page, `${prefix}/intro`);
    const group = page.locator('[data-release] .ruleGroup').first();
    await expect(group).toHaveCSS('border-top-style', 'solid');
    // As specific as the release's own rule and after it, as an application's stylesheet is.
    await addStyles(page, '.ruleGroup { border-style: dashed }');
    await expect(group).toHaveCSS('border-top-style', 'dashed');
  });
}
