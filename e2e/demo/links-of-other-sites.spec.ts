import type { Page } from '@playwright/test';
import { hashOf } from '../../src/demo/links-of-other-sites/links.fixture';
import { decodePermalink } from '../../src/demo/store/permalink';
import { makePeople } from '../../src/own-data/musicians/people';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, hydrated, open, test } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

const people = makePeople();
const about = (page: Page) => page.getByRole('status', { name: 'About this link' });
const live = (page: Page) => page.getByRole('region', { name: 'What the query selects' });

/** As somebody kept it in 2023, with a rule of an operator that the demo never had. */
const of2023 = hashOf(
  { showLockButtons: true, showNotToggle: false, parseNumbers: true },
  {
    query: {
      combinator: 'and',
      rules: [
        { field: 'firstName', operator: 'beginsWith', value: 'St', valueSource: 'value' },
        { field: 'age', operator: '>', value: '28' },
        { field: 'lastName', operator: 'soundsLike', value: 'Wie' },
      ],
    },
  },
);
const steves = people.filter(({ firstName, age }) => String(firstName).startsWith('St') && Number(age) > 28);

const of2026 = hashOf(
  { showMuteButtons: true, independentCombinators: true, parseNumbers: true },
  {
    style: 'prime',
    queryIC: {
      rules: [
        { field: 'instrument', operator: 'in', value: ['Guitar', 'Theorbo'] },
        'or',
        { field: 'height', operator: '>', value: 190n },
      ],
    },
  },
);
const tall = people.filter(({ instrument, height }) => instrument === 'Guitar' || Number(height) > 190);

test('a link of the demo of 2023 opens with its options and its query on the musicians, and is passed on as ours', async ({
  page,
}) => {
  const demo = new Demo(page);
  await open(page, `/demo#${of2023}`);
  await expect(about(page)).toContainText('Its query runs here on 300 made-up musicians instead of movies.');
  await expect(about(page)).toContainText('Left out of the query: the operator “soundsLike”.');
  await expect(demo.rules).toHaveCount(2);
  await expect(demo.value(1)).toHaveValue('St');
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('Build a query on Musicians');
  await expect(live(page)).toContainText(`${steves.length} of 300 rows`);
  await expect(live(page)).toContainText('selected by SQLite');
  await demo.button(/^Compare 5 engines/).click();
  await expect(live(page)).toContainText('5 of 5 engines agree');
  const rows = page.getByRole('table', { name: 'Rows that match' });
  await expect(rows).toHaveAttribute('aria-rowcount', String(steves.length + 1));
  await expect(rows).toContainText(String(steves[0]?.lastName));
  expect(await axeFindings(page)).toEqual([]);
  const linked = () => decodePermalink(new URL(page.url()).hash.slice(1));
  expect(linked()).toMatchObject({
    ok: true,
    state: { release: '5', options: { showLockButtons: true, showNotToggle: false, showBranches: false } },
  });
  await page.reload();
  await hydrated(page);
  await expect(about(page)).toHaveCount(0);
  await expect(live(page)).toContainText(`${steves.length} of 300 rows`);
});

test('a link of 2026 opens in release 8, in the toolkit of the page where its own is missing', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, `/demo/antd#${of2026}`);
  await expect(about(page)).toContainText('This demo does not have the toolkit “PrimeReact”.');
  await expect(page.locator('[data-toolkit="antd"][data-release="8"]')).toBeVisible();
  await expect(demo.rules).toHaveCount(2);
  await expect(live(page)).toContainText(`${tall.length} of 300 rows`);
  await about(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(about(page)).toHaveCount(0);
});

test('a damaged link says what is damaged, and leaves the work and its link', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.addRule().click();
  await expect(page).toHaveURL(/#d1=/);
  const { hash } = new URL(page.url());
  const [start = ''] = of2023.split('&s=');
  const packed = of2023.slice(start.length + 3);
  await page.evaluate(
    (text) => {
      location.hash = text;
    },
    `${start}&s=${packed.slice(0, 80)}`,
  );
  await expect(page.getByRole('alert')).toContainText('its part “s” is cut off');
  await expect(page.getByRole('alert')).toContainText('Your query stays as it was.');
  await expect(demo.rules).toHaveCount(5);
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
});

test('the oldest form names a toolkit alone; musicians are among the samples', async ({ page }) => {
  const demo = new Demo(page);
  await page.goto('/react-querybuilder/#style=bulma');
  await expect(page.locator('[data-toolkit="bulma"]')).toBeVisible();
  await hydrated(page);
  await expect(demo.rules).toHaveCount(4);
  await page.getByLabel('Sample query').selectOption('Musicians');
  await expect(live(page)).toContainText('of 300 rows');
  await expect(page.getByLabel('Sample query')).not.toHaveValue('own');
  await page.getByLabel('Sample query').selectOption('Movies');
  await expect(live(page)).toContainText('212 of 3,201 movies');
  await demo.button('Undo').click();
  await expect(live(page)).toContainText('of 300 rows');
});
