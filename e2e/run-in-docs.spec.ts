import { releases } from '../src/demos/releases/releases';
import { axeFindings, expect, open, test } from './site';

for (const { line, docs } of releases)
  test(`${line}: the docs run queries with the line's own release, once the reader asks for it`, async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const [path = ''] = docs.split('#');
    await open(page, path);
    const button = page.getByRole('button', { name: 'Run queries on 3,201 movies, here' });
    await button.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-live]').filter({ has: button })).toHaveCount(1);
    const heavy = () => fetched.filter((url) => /movies-table|\.wasm/.test(url));
    expect(heavy()).toEqual([]);
    await button.click();
    const panel = page.getByRole('region', { name: /^Queries run with/ });
    await expect(panel.getByRole('status')).toContainText(/^\d+ of 3,201 rows, by SQLite/);
    await expect(panel.getByRole('table')).toBeVisible();
    expect(heavy().length).toBeGreaterThan(0);
    await panel.getByLabel('Query').selectOption('one');
    await panel.getByRole('radio', { name: 'MongoDB', exact: true }).check();
    await expect(panel.getByRole('status')).toContainText('243 of 3,201 rows, by mingo');
    await panel.getByRole('radio', { name: 'CEL', exact: true }).check();
    await expect(panel).toContainText(line === 'v3.x' ? 'has no such format' : '243 of 3,201 rows, by cel-js');
    expect(await axeFindings(page, [], 'section[aria-label^="Queries run"]')).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
