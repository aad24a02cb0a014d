import { documentedLines, latest } from '../config/lines';
import { expect, open, test } from './site';

for (const { id, release } of documentedLines()) {
  const prefix = id === 'current' ? '/docs/next' : id === latest ? '/docs' : `/docs/${id}`;
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
}
