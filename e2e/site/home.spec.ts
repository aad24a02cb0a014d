import { readFileSync } from 'node:fs';
import { toolkits } from '../../src/toolkits/registry';
import { successful } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

const answer = JSON.parse(readFileSync('src/home/answer.json', 'utf8'));
const first = `${answer.count} of ${answer.total.toLocaleString('en-US')} movies match`;

test('the answer on the home page is there without JavaScript, an engine repeats it, and the demo goes on', async ({
  page,
  watch,
  browser,
}) => {
  const unscripted = await browser.newContext({ javaScriptEnabled: false });
  const still = await unscripted.newPage();
  await still.goto('/');
  const table = (of: typeof page) => of.getByRole('region', { name: 'A live query builder' }).getByRole('table');
  await expect(still.getByText(first)).toBeVisible();
  const rows = await table(still).allInnerTexts();
  expect(rows.join()).toContain(answer.rows[2].title);
  await unscripted.close();

  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open(page, '/');
  const value = page.getByLabel('Value, rule 1', { exact: true });
  await value.hover();
  await page.waitForLoadState('networkidle');
  expect(workers).toEqual([]);
  await value.focus();
  await page.keyboard.press('End');
  // What an engine said is a status; what the build wrote is not.
  const live = page.getByRole('status').filter({ hasText: 'movies' });
  await expect(live).toContainText(first);
  expect(await table(page).allInnerTexts()).toEqual(rows);

  await value.fill('8');
  await expect(live).toContainText(`${successful(8).length} of 3,201 movies match`);
  await page.getByRole('radio', { name: 'MongoDB', exact: true }).check();
  await expect(page.getByRole('region', { name: 'The exported query' })).toContainText('"$gte": 8');
  await page.getByRole('link', { name: 'Open this query in the demo' }).click();
  await expect(page).toHaveURL(/\/demo/);
  await expect(value).toHaveValue('8');
  await expect(page.getByRole('region', { name: 'What the query selects' })).toContainText(
    `${successful(8).length} of 3,201 movies`,
  );
  expect(watch.problems).toEqual([]);
});

test('the home page installs for both Reacts, and every figure has its evidence', async ({ page, watch }) => {
  await open(page, '/');
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(0);
  const install = page.getByRole('region', { name: 'Install' });
  await expect(install.getByText('npm install react-querybuilder@5')).toBeVisible();
  await install.getByRole('tab', { name: /React 18 and 19/ }).click();
  await expect(install.getByText('npm install react-querybuilder@8')).toBeVisible();
  const evidence = page.getByRole('region', { name: 'What you can rely on' });
  const samples = await evidence.getByRole('link', { name: /samples, all of them run/ }).textContent();
  await page.getByRole('heading', { name: 'Who it is for' }).scrollIntoViewIfNeeded();
  await expect(pictures).toHaveCount(toolkits.length);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560);
  await evidence.getByRole('link', { name: /samples/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How this site is tested');
  const counts = await page.locator('main table tbody td:nth-child(2)').allTextContents();
  const sum = counts.reduce((total, count) => total + Number(count), 0);
  expect(samples).toMatch(new RegExp(`^${sum} samples`));
  expect(watch.problems).toEqual([]);
});
