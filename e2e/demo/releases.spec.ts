import { latestLine, lines, nextLine } from '../../lines/registry';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

const versions = lines.map(({ release }) => release);
const ours = latestLine.release;
/** What MongoDB's export of the first sample selects, by major version of the release. */
const outcome: Record<string, string> = {
  3: `Selects 0 rows; ${ours} selects 212: 212 only there.`, // takes the other field's name for text
  4: `Selects 212 rows, the same as ${ours}.`,
  5: 'Selects 212 rows.',
  8: 'The engine refuses it', // writes a comparison that MongoDB does not know
};
/** What is marked in that export, because it differs from the demo's own. */
const marked: Record<string, string> = { 4: '$eq', 8: 'expr' };
const card = (version: string) => ({ name: new RegExp(`release ${version.replaceAll('.', '\\.')}$`) });

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('every documented release exports the query, with differences marked, and its rows are compared', async ({
  page,
}) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('releases');
  await page.getByRole('radio', { name: 'MongoDB', exact: true }).check();
  for (const version of versions) await expect(page.getByRole('region', card(version))).toContainText(version);
  for (const { major, release } of lines) {
    const shown = page.getByRole('region', card(release));
    if (major in outcome) await expect(shown).toContainText(outcome[major] as string);
    if (major in marked) await expect(shown.locator('ins, del').filter({ hasText: marked[major] })).not.toHaveCount(0);
  }
  await expect(page.getByRole('region', card(ours)).locator('ins, del')).toHaveCount(0);

  await test.step('the query changes', async () => {
    await demo.value(1).fill('8.5');
    for (const version of versions) await expect(page.getByRole('region', card(version))).toContainText('8.5');
    await expect(page.getByRole('region', card(ours))).not.toContainText('212 rows');
  });
  await test.step('formats that a release lacks, or that nothing runs', async () => {
    await page.getByRole('radio', { name: 'CEL', exact: true }).check();
    for (const { release } of lines.filter(({ major }) => major === '3'))
      await expect(page.getByRole('region', card(release))).toContainText('This release has no format CEL.');
    await page.getByRole('radio', { name: 'JSON', exact: true }).check();
    await expect(page.getByText(/^Selects/)).toHaveCount(0);
  });
});

test('rows of an older query are not shown with the exports of a newer one', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('releases');
  const own = page.getByRole('region', card(ours));
  await expect(own).toContainText('Selects 212 rows.');
  await demo.openPanel('export');
  await page.getByText('Format options').click();
  const endless = '(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c) > 0';
  await page.getByLabel('Fallback expression').fill(endless);
  await demo.openPanel('releases');
  await expect(own).toContainText('Selects 212 rows.');
  await page.getByLabel('Sample query').selectOption('empty');
  await expect(own).toContainText('RECURSIVE');
  await expect(own.getByRole('status')).toHaveText('Comparing…');
  await page.getByLabel('Sample query').selectOption('first');
  await expect(own).toContainText('Selects 212 rows.');
});

test('releases that do not come give Retry, which brings them', async ({ page, watch }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  let isBroken = true;
  let fetched = 0;
  await page.route('**/assets/**/*.js', (route) => {
    fetched += 1;
    return isBroken && fetched > 2 ? route.abort() : route.continue();
  });
  await demo.openPanel('releases');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', card(nextLine.release))).toBeVisible();
  // The browser tells of each file that failed, the last of them a moment after the button is there.
  expect(watch.problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  watch.problems.length = 0;
});

test('axe finds nothing on the panel in either mode, wide and on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('releases');
  await expect(page.getByText(/^Selects/)).toHaveCount(versions.length);
  expect(await axeFindings(page, { more: ['best-practice'] })).toEqual([]);
  await turnTo(page, 'dark');
  expect(await axeFindings(page, { at: 'colours' }), 'dark').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page, { at: 'colours' }), 'dark, on a phone').toEqual([]);
  await turnTo(page, 'light');
  expect(await axeFindings(page, { more: ['best-practice'] }), 'on a phone').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
