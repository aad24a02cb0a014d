import { withoutPrefetching } from '../fixtures/budget';
import { docsRoutes } from '../fixtures/routes';
import { expect, holdScripts, hydrated, open, test } from '../fixtures/site';

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

for (const route of docsRoutes.filter((candidate) => candidate.endsWith('/intro')))
  test(`${route}: the code of a sample is asked for once the sample is within 200 px of the window`, async ({
    page,
  }) => {
    // Nothing is prefetched, so every script that is added is one that something asked for.
    await withoutPrefetching(page);
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, route);
    const preview = page.locator('[data-sample] [data-release] > div').first();
    await page.evaluate(() => {
      const state = { scripts: 0 };
      Object.assign(window, { added: state });
      const isScript = (node: Node) => node.nodeName === 'SCRIPT';
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) state.scripts += [...addedNodes].filter(isScript).length;
      }).observe(document, { childList: true, subtree: true });
    });
    /** Scrolls until the sample is so far below the window, and says how many scripts have been asked for by then. */
    const asked = (distance: number) =>
      preview.evaluate(async (element, pixels) => {
        scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight - pixels);
        // Where a second observer has been told, the sample's own is told before the next frame.
        await new Promise((told) => new IntersectionObserver(told).observe(element));
        await new Promise(requestAnimationFrame);
        return (window as unknown as { added: { scripts: number } }).added.scripts;
      }, distance);
    expect(await asked(205)).toBe(0);
    await expect(preview).not.toHaveAttribute('data-live');
    expect(await asked(195)).toBeGreaterThan(0);
    await expect(preview).toHaveAttribute('data-live', '');
  });
