import { readFileSync } from 'node:fs';
import { lines } from '../../lines/registry';
import { isDeep, seed } from '../../scripts/testScale';
import { examplesOf, formatsIn } from '../../src/docs-widgets/RunInDocs/examples';
import { causes } from '../../src/engines/model/causes';
import type { Results } from '../../src/engines/proof/measure';
import { axeFindings, expect, open, test } from '../fixtures/site';

/** Every other line, the rest on the next day: what each of their queries selects, src/docs-widgets/RunInDocs knows of all. */
const today = lines.filter((_, place) => isDeep('pages') || (place + seed) % 2 === 0);

for (const { label, exportDocs, major } of today) {
  const results: Results = JSON.parse(readFileSync(`src/engines/proof/results/${major}.json`, 'utf8'));
  test(`${label}: the docs run queries with the line's own release, once the reader asks for it`, async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const [path = ''] = exportDocs.split('#');
    await open(page, path);
    const button = page.getByRole('button', { name: 'Run queries on 3,201 movies, here' });
    await button.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island][data-live]').filter({ has: button })).toHaveCount(1);
    const heavy = () => fetched.filter((url) => /movies-table|\.wasm/.test(url));
    expect(heavy()).toEqual([]);
    await button.click();
    const panel = page.getByRole('region', { name: /^Queries run with/ });
    await expect(panel.getByRole('status')).toContainText(/^\d+ of 3,201 rows, by SQLite/);
    await expect(panel.getByRole('table')).toBeVisible();
    expect(heavy().length).toBeGreaterThan(0);
    await panel.getByRole('combobox', { name: /^Query/ }).selectOption('one');
    await panel.getByRole('radio', { name: 'mongodb', exact: true }).check();
    await expect(panel.getByRole('status')).toContainText('243 of 3,201 rows, by mingo');

    await test.step('in every format of the release that an engine here runs', async () => {
      const offered = panel.getByRole('radio');
      expect(await offered.evaluateAll((all) => all.map((radio) => radio.parentElement?.textContent))).toEqual(
        formatsIn(results),
      );
      for (const format of formatsIn(results)) {
        await panel.getByRole('radio', { name: format, exact: true }).check();
        const shown = panel.getByText(/^243 of 3,201 rows, by/);
        // Release 3 has no parameters for a list.
        const isRefused = major === '3' && format === 'parameterized';
        await expect(isRefused ? panel.getByText('cannot export this query') : shown).toBeVisible();
      }
    });
    await test.step('the query behind each cause that was counted, with its section', async () => {
      for (const id of examplesOf(results)) {
        await panel.getByRole('combobox', { name: /^Query/ }).selectOption(id);
        const because = panel.getByRole('link', { name: causes[id].label.replaceAll('`', ''), exact: true });
        const section = (await because.getAttribute('href')) ?? '';
        const [address = '', anchor = ''] = section.split('#');
        const html = await (await page.request.get(address ? new URL(address, page.url()).pathname : path)).text();
        expect(html, section).toMatch(new RegExp(`<h[23][^>]* id="?${anchor}[">\\s]`));
      }
    });
    expect(await axeFindings(page, { within: ['section[aria-label^="Queries run"]'] })).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
}
