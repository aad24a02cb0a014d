import type { Locator } from '@playwright/test';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import { Demo, sideways } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

/** A link to a query of release 8 with a preset and a database. */
const linkTo = (rule: object, { preset = '', format = 'sql', database }: Record<string, string | undefined> = {}) =>
  `/demo#${encodePermalink({
    toolkit: 'default',
    panel: 'results',
    state: {
      ...initialState,
      release: '8',
      format,
      formatSettings: { ...initialState.formatSettings, preset },
      choices: database ? { database } : {},
      query: { combinator: 'and', rules: [rule] } as never,
    },
  })}`;
const director = { field: 'director', operator: '=', value: 'steven spielberg' };

/** The list; what is predicted stands in a region of the same name. */
const choiceIn = (panel: Locator) => panel.getByRole('combobox', { name: /^My database/ });

test.describe('the database of the visitor', () => {
  test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

  test('MySQL selects by its collation, predicted and not executed, for a cause with a cure', async ({ page }) => {
    await open(page, linkTo(director, { preset: 'mysql' }));
    const panel = new Demo(page).panel('results');
    await expect(panel.locator('[data-other-database]')).toHaveText(
      'Run by SQLite; MySQL may select other rows. Choose yours in My database to see which.',
    );
    const before = page.url();
    await choiceIn(panel).selectOption({ label: 'MySQL or MariaDB, utf8mb4_general_ci' });
    const own = panel.getByRole('region', { name: 'My database' });
    await expect(panel.locator('[data-other-database]')).toHaveText('Run by SQLite; MySQL may select other rows.');
    await expect(own).toContainText('23 of 3,201 rows, predicted, not executed');
    await expect(own).toContainText('SQLite, executed here, selects 0 rows.');
    await expect(own).toContainText('Cause: capitals and accents in =.');
    await expect(own).toContainText('COLLATE utf8mb4_bin');
    await own.getByText('23 rows only in your database').click();
    await expect(own.locator('details li')).toHaveCount(23);
    // The link carries it, and brings it back.
    await expect.poll(() => page.url()).not.toBe(before);
    await page.reload();
    await expect(choiceIn(panel)).toHaveValue('mysql-general');
    await expect(own).toContainText('23 of 3,201 rows');
  });

  test('the export has the same list, and says the same', async ({ page }) => {
    await open(page, linkTo(director, { preset: 'mysql', database: 'mysql-unicode' }));
    const demo = new Demo(page);
    await expect(demo.count).toBeVisible();
    await demo.openPanel('export');
    const panel = demo.panel('export');
    await expect(choiceIn(panel)).toHaveValue('mysql-unicode');
    await expect(panel.getByRole('region', { name: 'My database' })).toContainText('23 of 3,201 rows');
    await choiceIn(panel).selectOption('sqlite');
    await expect(panel.getByRole('region', { name: 'My database' })).toHaveCount(0);
  });

  test('PostgreSQL compares by ICU where that is asked for, as predicted', async ({ page }) => {
    test.setTimeout(120_000);
    const rule = { field: 'title', operator: '>', value: 'ring' };
    await open(page, linkTo(rule, { preset: 'postgresql', format: 'parameterized', database: 'postgresql-icu' }));
    const panel = new Demo(page).panel('results');
    await expect(panel.getByRole('region', { name: 'My database' })).toContainText('1,253 of 3,201 rows');
    await panel.getByRole('button', { name: /^Also run in PostgreSQL [\d.]+ by the collation und-x-icu/ }).click();
    const own = panel.getByRole('region', { name: 'PostgreSQL', exact: true });
    await expect(own).toContainText('PostgreSQL, und-x-icu, selects 1,253 rows, SQLite 1 row.', { timeout: 90_000 });
    await expect(own).toContainText('Cause: order of texts.');
  });

  for (const preset of ['mssql', 'oracle'])
    test(`SQL for ${preset} is not counted as executed`, async ({ page }) => {
      await open(page, linkTo(director, { preset }));
      const demo = new Demo(page);
      await expect(demo.panel('results').locator('[data-other-database]')).toContainText('Run by SQLite; ');
      await page.getByRole('button', { name: /^Compare \d+ engines/ }).click();
      await expect(demo.agreement).toContainText(/ of 9 formats/);
      await expect(demo.agreement).toContainText('Not counted, because SQLite ran what is written for');
    });

  test('what the documentation of SQL Server and Oracle refuses stands beside the export', async ({ page }) => {
    await open(page, linkTo({ field: 'profitable', operator: '=', value: true }, { preset: 'mssql' }));
    const demo = new Demo(page);
    await demo.openPanel('export');
    await expect(demo.sql).toHaveText('([profitable] = TRUE)');
    const refusals = demo.panel('export').locator('[data-refusals]');
    await expect(refusals).toContainText('From the documentation of SQL Server, not run here:');
    await expect(refusals).toContainText('SQL Server has no TRUE and FALSE.');
    await page.getByText('Format options').click();
    await page.getByLabel('Preset').selectOption('oracle');
    await expect(refusals).toContainText('Oracle has TRUE and FALSE from 23ai on.');
    await page.getByLabel('Preset').selectOption('sqlite');
    await expect(refusals).toHaveCount(0);
  });

  test('PostgreSQL has no named parameters, and on a phone nothing is wider than the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(
      page,
      linkTo(director, { preset: 'postgresql', format: 'parameterized_named', database: 'postgresql-c' }),
    );
    const panel = new Demo(page).panel('results');
    await expect(panel).toContainText('PostgreSQL has no named parameters: this export is for a driver that has.');
    await expect(panel.getByRole('region', { name: 'My database' })).toContainText('no rows are predicted');
    expect(await page.evaluate(sideways)).toEqual([0, 0]);
  });
});
