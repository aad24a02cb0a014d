import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { documentedLines } from '../../lines/lines';
import { docsRoutes, fileOf } from '../fixtures/routes';
import { expect, holdScripts, hydrated, open, test } from '../fixtures/site';

test('every sample is one group: the preview with its release first, then the code, then the output', () => {
  let previews = 0;
  let outputs = 0;
  const lines = [...documentedLines()].sort((a, b) => b.path.length - a.path.length);
  for (const route of docsRoutes) {
    const $ = load(readFileSync(fileOf(route), 'utf8'));
    const release = lines.find(({ path }) => route.startsWith(`${path}/`))?.release;
    const names: string[] = [];
    for (const element of $('[data-sample]').toArray()) {
      const sample = $(element);
      expect(sample.attr('role'), route).toBe('group');
      const parts = sample
        .find('> p, figcaption')
        .toArray()
        .map((part) => $(part).text());
      const order = parts.map((part) => ['Preview', 'Code', 'Output'].findIndex((word) => part.startsWith(word)));
      expect(order, `${route}: ${parts.join(' | ')}`).toEqual([...order].sort());
      expect(order, `${route}: ${parts.join(' | ')}`).not.toContain(-1);
      if (sample.find('[data-release]').length) {
        previews += 1;
        expect(parts[0], route).toBe(`Preview Live · react-querybuilder ${release}`);
        names.push(sample.attr('aria-label') ?? '');
      }
      if (order.includes(2)) {
        outputs += 1;
        // The pages that lead from one release to another show outputs of the lines between.
        const from = /\/migrate(-to-\d)?$/.test(route) ? lines.map((line) => line.release) : [release];
        expect(
          from.map((each) => `Output · captured from ${each}`),
          route,
        ).toContain(parts.at(-1));
        expect(sample.find('figcaption a').last().attr('href'), route).toBe('/how-this-site-is-tested');
      }
    }
    expect(names, `names that tell the builders of ${route} apart`).toEqual([...new Set(names)]);
  }
  expect(previews).toBeGreaterThan(50);
  expect(outputs).toBeGreaterThan(200);
});

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
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
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
