import { readFileSync } from 'node:fs';
import { isToolkitOf, toolkits } from '../../src/toolkits/registry';
import { noteFiles, total, withoutPrefetching } from '../fixtures/budget';
import { successful } from '../fixtures/demo';
import { axeFindings, expect, open, test } from '../fixtures/site';

const answer = JSON.parse(readFileSync('src/demo/run/answerOfBuild.json', 'utf8'));
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

test('the builder of home is drawn by six toolkits in its place, each fetched when it is wanted, and the demo goes on with it', async ({
  page,
  watch,
}) => {
  await withoutPrefetching(page);
  await open(page, '/');
  const showcase = page.getByRole('region', { name: 'A live query builder' });
  const value = page.getByLabel('Value, rule 1', { exact: true });
  const choice = (id: string) => showcase.getByRole('radio', { name: toolkits.find((each) => each.id === id)?.label });
  const drawn = toolkits.filter(({ id }) => isToolkitOf(id, '5'));
  await expect(showcase.getByRole('group', { name: 'Component library' }).getByRole('radio')).toHaveCount(drawn.length);
  await value.fill('8');
  for (const { id, label } of drawn.slice(1)) {
    const files = noteFiles(page);
    await choice(id).check({ force: true });
    await expect(showcase.locator(`[data-toolkit="${id}"] .queryBuilder`)).toBeVisible();
    await expect(showcase.getByText(`Drawn with ${label}`)).toBeAttached();
    expect(total(files()), `${label} comes when it is chosen`).toBeGreaterThan(1000);
    await expect(value).toHaveValue('8');
    await expect(choice(id)).toBeChecked();
  }
  expect(await axeFindings(page, { within: ['section[aria-label="A live query builder"]'] })).toEqual([]);
  await choice('default').check({ force: true });
  await expect(showcase.locator('[data-toolkit]')).toHaveCount(0);
  await choice('material').check({ force: true });
  await page.getByRole('link', { name: 'Open this query in the demo' }).click();
  await expect(page).toHaveURL(/\/demo\/material/);
  await expect(value).toHaveValue('8');
  expect(watch.problems).toEqual([]);
});

test('a toolkit that does not arrive says so on home, leaves the builder as it is, and comes by Retry', async ({
  page,
}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  const showcase = page.getByRole('region', { name: 'A live query builder' });
  await showcase.getByRole('radio', { name: 'Bulma' }).check({ force: true });
  // The engines may fail, too, below it.
  const alert = showcase.getByRole('alert').first();
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Value, rule 1', { exact: true })).toHaveValue('7.5');
  await page.unroute('**/*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(showcase.locator('[data-toolkit="bulma"] .queryBuilder')).toBeVisible();
});

test('the home page installs for both Reacts, and every figure has its evidence', async ({ page, watch }) => {
  await open(page, '/');
  const install = page.getByRole('region', { name: 'Install' });
  await expect(install.getByText('npm install react-querybuilder@5')).toBeVisible();
  await install.getByRole('tab', { name: /React 18 and 19/ }).click();
  await expect(install.getByText('npm install react-querybuilder@8')).toBeVisible();
  const evidence = page.getByRole('region', { name: 'What you can rely on' });
  const samples = await evidence.getByRole('link', { name: /samples, all of them run/ }).textContent();
  await evidence.getByRole('link', { name: /samples/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How this site is tested');
  const counts = await page.locator('main table tbody td:nth-child(2)').allTextContents();
  const sum = counts.reduce((total, count) => total + Number(count), 0);
  expect(samples).toMatch(new RegExp(`^${sum} samples`));
  expect(watch.problems).toEqual([]);
});
