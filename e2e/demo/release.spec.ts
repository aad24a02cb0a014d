import { latestLine, nextLine } from '../../lines/registry';
import { exportFormats } from '../../src/demo/releases/8/exportFormats';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, expectNothingButAborted, gate, open, test } from '../fixtures/site';

const [five, eight] = [latestLine, nextLine];
const version = (release: string) => new RegExp(`react-querybuilder@${release.replaceAll('.', '\\.')}`);
/** The picker, by what a screen reader says of it. */
const picker = (page: Demo['page']) => page.getByRole('group', { name: 'Release of react-querybuilder' });
const choose = (page: Demo['page'], { label }: typeof five) =>
  picker(page)
    .getByRole('radio', { name: new RegExp(`^${label.replace('.', '\\.')}`) })
    .click({ force: true });
const runsOn = (page: Demo['page']) => page.locator('[data-runs-on]');
const nested = {
  field: 'ratings',
  operator: '=',
  match: { mode: 'atLeast', threshold: 1 },
  value: { combinator: 'and', rules: [{ field: 'score', operator: '>', value: '90' }] },
};
/** A link to a query that release 5 cannot hold. */
const link = encodePermalink({
  toolkit: 'default',
  state: {
    ...initialState,
    release: '8',
    query: {
      combinator: 'and',
      rules: [{ field: 'title', operator: 'contains', value: 'Man' }, nested],
    } as typeof initialState.query,
  },
});

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('a switch keeps the query, is there by keyboard, and is said', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await expect(runsOn(page)).toContainText(version(five.release));
  await demo.value(1).fill('8.25');
  await picker(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(runsOn(page)).toContainText(version(eight.release));
  await expect(page.locator(`[data-release="${eight.major}"] .queryBuilder`)).toBeVisible();
  await expect(demo.value(1)).toHaveValue('8.25');
  await expect(page.getByRole('status', { name: 'What changed' })).toHaveText(`Release: ${eight.release}`);
  await expect(picker(page).getByRole('radio', { checked: true })).toBeFocused();

  await test.step('everything follows it', async () => {
    await demo.openPanel('results');
    await page.getByRole('radio', { name: 'MongoDB query', exact: true }).check({ force: true });
    await expect(demo.agreement).toContainText(/engines/);
    await demo.openPanel('releases');
    await page.getByRole('radio', { name: 'SQL', exact: true }).check({ force: true });
    await expect(page.getByRole('region', { name: `Next, release ${eight.release}` })).toContainText('the demo’s own');
  });
  await test.step('the address carries it', async () => {
    await expect(page).toHaveURL(/#d1=/);
    await page.reload();
    await expect(runsOn(page)).toContainText(version(eight.release));
    await expect(demo.value(1)).toHaveValue('8.25');
  });
});

test('every format of release 8 is shown with what runs it, and its settings', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo?release=8');
  await expect(runsOn(page)).toContainText(version(eight.release));
  await expect(page).toHaveURL(/\/demo(#|$)/);
  await demo.openPanel('export');
  await page.getByText('Format options').click();
  for (const { id, label, settings } of exportFormats)
    await test.step(id, async () => {
      await page.getByRole('radio', { name: label, exact: true }).check({ force: true });
      await expect(page.getByRole('region', { name: `Query as ${label}` })).toContainText(/imdb/i);
      await expect(page.getByRole('region', { name: 'Code that makes this export' })).toContainText(`'${id}'`);
      await expect(page.locator('[data-how-run]')).toHaveText(/^(Executed here|Run in our tests|Shown, not run)/);
      const controls = page.locator('details:has-text("Format options")').locator('input, select');
      await expect(controls).toHaveCount(settings.length + 1);
    });
  await test.step('a preset', async () => {
    await page.getByRole('radio', { name: 'SQL', exact: true }).check({ force: true });
    await page.getByLabel('Preset').selectOption('mssql');
    await expect(demo.sql).toContainText('[imdbRating]');
    await expect(page.locator('[data-how-run]')).toHaveText(/^Not run in its dialect\./);
  });
  expect(await axeFindings(page)).toEqual([]);
});

test('what a release cannot hold is told before it is lost, and comes back by undo', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, `/demo#${link}`);
  await expect(runsOn(page)).toContainText(version(eight.release));
  const subQuery = page.getByLabel('Match mode, rule 2', { exact: true });
  await expect(subQuery).toBeVisible();
  await choose(page, five);
  const notice = page.getByRole('region', { name: `What release ${five.release} cannot hold` });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Rule 2, because of the field “ratings”, its match mode and its sub-query');
  expect(await axeFindings(page)).toEqual([]);

  await test.step('Stay keeps everything', async () => {
    await notice.getByRole('button', { name: 'Stay' }).click();
    await expect(notice).toHaveCount(0);
    await expect(subQuery).toBeVisible();
    await expect(picker(page).getByRole('radio', { checked: true })).toBeFocused();
  });
  await test.step('Switch anyway takes what it can', async () => {
    await choose(page, five);
    await notice.getByRole('button', { name: 'Switch anyway' }).click();
    await expect(runsOn(page)).toContainText(version(five.release));
    await expect(demo.rules).toHaveCount(1);
    await expect(demo.value(1)).toHaveValue('Man');
  });
  await test.step('undo brings release and query back', async () => {
    await demo.button('Undo').click();
    await expect(runsOn(page)).toContainText(version(eight.release));
    await expect(subQuery).toBeVisible();
    await demo.button('Redo').click();
    await expect(runsOn(page)).toContainText(version(five.release));
    await expect(demo.rules).toHaveCount(1);
  });
});

test.describe('a release that does not come', () => {
  /** Aborts every script that the page asks for, until `mend` is called. */
  async function broken(page: Demo['page']) {
    let isBroken = true;
    await page.route('**/assets/**/*.js', (route) => (isBroken ? route.abort() : route.continue()));
    return () => {
      isBroken = false;
    };
  }
  test('leaves the page as it is, and gives Retry, which brings it', async ({ page, watch }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    // The part that writes links is not what is tested here.
    await demo.value(1).fill('8');
    await expect(page).toHaveURL(/#d1=/);
    const mend = await broken(page);
    await choose(page, eight);
    // The engines' scripts are aborted, too, and the results have a Retry of their own.
    const retry = page
      .getByRole('alert')
      .filter({ hasText: 'This part of the page did not arrive.' })
      .getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(picker(page).getByRole('radio', { name: /^v5/ })).toBeChecked();
    await expect(demo.value(1)).toHaveValue('8');
    mend();
    await retry.click();
    await expect(runsOn(page)).toContainText(version(eight.release));
    await expect(demo.value(1)).toHaveValue('8');
    expectNothingButAborted(watch.problems);
  });
  test('leaves the query of a link to be read', async ({ page, watch }) => {
    const loading = gate();
    let isBroken = true;
    const ofRelease: string[] = [];
    await test.step('which files are the release’s', async () => {
      const demo = new Demo(page);
      await open(page, '/demo');
      await demo.value(1).fill('8');
      await expect(page).toHaveURL(/#d1=/);
      // The page that a link leads to is prefetched as something else.
      page.on('request', (request) => request.resourceType() === 'script' && ofRelease.push(request.url()));
      await choose(page, eight);
      await expect(runsOn(page)).toContainText(version(eight.release));
      page.removeAllListeners('request');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
    });
    await page.route('**/assets/**/*.js', async (route) => {
      if (!ofRelease.includes(route.request().url())) return route.continue();
      await loading.opened;
      return isBroken ? route.abort() : route.continue();
    });
    await open(page, `/demo#${link}`);
    const waiting = page.getByRole('region', { name: 'Query of this link' });
    await expect(waiting).toContainText('Title contains Man');
    await expect(waiting).toContainText(`It opens in release ${eight.release}`);
    loading.open();
    await expect(waiting.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(waiting).toContainText('Title contains Man');
    isBroken = false;
    await waiting.getByRole('button', { name: 'Retry' }).click();
    await expect(runsOn(page)).toContainText(version(eight.release));
    await expect(waiting).toHaveCount(0);
    expectNothingButAborted(watch.problems);
  });
});

test('links from the docs of Next open the demo in Next, those of the others in v5.x', async ({ page }) => {
  for (const { path, release } of [eight, five]) {
    await open(page, `${path}/intro`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demo', exact: true }).click();
    await expect(runsOn(page)).toContainText(version(release));
  }
});

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/demo');
  await choose(page, eight);
  await expect(runsOn(page)).toContainText(version(eight.release));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page, { more: ['best-practice'] })).toEqual([]);
});
