import { docsRoutes } from './routes';
import { expect, holdScripts, hydrated, test } from './site';

for (const route of docsRoutes.filter((candidate) => candidate.endsWith('/intro'))) {
  test(`${route}: a sample keeps its server HTML until its late code has arrived, and is then live`, async ({
    page,
    watch,
  }) => {
    const { releaseFirst, releaseLate } = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    const preview = page.locator('[data-sample] [data-release]').first();
    const builder = preview.locator('[data-rule-group-id], .ruleGroup').first();
    await preview.scrollIntoViewIfNeeded();
    await expect(builder).toBeVisible();
    // Remembers every moment in which the builder was not in the document.
    await page.evaluate(() => {
      const state = { gone: 0 };
      Object.assign(window, { sampleState: state });
      new MutationObserver(() => {
        if (!document.querySelector('[data-sample] .ruleGroup')) state.gone += 1;
      }).observe(document, { childList: true, subtree: true });
    });
    const host = preview.locator('> div').first();
    releaseFirst();
    await hydrated(page);
    await expect(builder).toBeVisible();
    await expect(host).not.toHaveAttribute('data-live');
    releaseLate();
    await expect(host).toHaveAttribute('data-live', '');
    const rules = preview.locator('.rule');
    const before = await rules.count();
    await preview
      .getByRole('button', { name: /\+\s*Rule|add rule/i })
      .first()
      .click();
    await expect(rules).toHaveCount(before + 1);
    expect(await page.evaluate(() => (window as unknown as { sampleState: { gone: number } }).sampleState.gone)).toBe(
      0,
    );
    expect(watch.problems).toEqual([]);
  });
}
