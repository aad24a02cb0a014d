import { nextLine } from '../../lines/registry';
import { importFormats } from '../../src/demo/panels/import/releases/8';
import { samples } from '../../src/demo/samples/samples';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, expectNothingButAborted, open, test } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

/** A sample that Cypher's export writes, and its parser misreads. */
const comparingFields = samples.find(({ query }) => JSON.stringify(query).includes('"valueSource":"field"'))?.id ?? '';
const outcome = '#import-outcome';

test('every importer of Next reads its example, on one visit, and says what its release misreads and where', async ({
  page,
}) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByRole('radio', { name: new RegExp(nextLine.release) }).check();
  await demo.openPanel('import');
  for (const { label } of importFormats) {
    await page.getByLabel('Sample query').selectOption('empty');
    await expect(demo.rules).toHaveCount(0);
    await page.getByRole('radio', { name: label, exact: true }).check();
    await demo.panel('import').getByRole('button', { name: 'Example' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.locator(outcome)).toContainText(`Read as ${label}`);
    await expect(demo.rules, label).not.toHaveCount(0);
  }
  await page.getByRole('radio', { name: 'Cypher', exact: true }).check();
  const input = page.getByLabel('Query text');
  await input.fill('gross > 5 AND\n  gross > budget');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Line 2, column 3' })).toContainText(
    `Release ${nextLine.release} misreads “gross > budget” as “gross > 'budget'”.`,
  );
  await expect(input).toBeFocused();
  expect(await input.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(16);
  await page.getByLabel('Sample query').selectOption(comparingFields);
  await page.getByRole('button', { name: 'Fill with the current query' }).click();
  await expect(page.locator(outcome)).toContainText('The query cannot be read back from this text.');
});

test('a language that does not arrive takes neither the others nor the text nor the files', async ({ page, watch }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('import');
  const input = page.getByLabel('Query text');
  await input.fill("title = 'kept'");
  let isBroken = true;
  await page.route('**/assets/**/*.js*', (route) => (isBroken ? route.abort() : route.continue()));
  const panel = demo.panel('import');
  const failure = panel.getByRole('alert').filter({ hasText: 'did not arrive' });
  await panel.getByRole('radio', { name: 'CEL', exact: true }).check();
  await expect(failure).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Open a file' })).toBeEnabled();
  await panel.getByRole('radio', { name: 'SQL', exact: true }).check();
  await expect(input).toHaveValue("title = 'kept'");
  await panel.getByRole('radio', { name: 'CEL', exact: true }).check();
  await expect(failure).toBeVisible();
  isBroken = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.locator(outcome)).toContainText('Read as CEL');
  expectNothingButAborted(watch.problems);
});

test('names that are no fields are mapped or added by keyboard; rows, link and undo follow', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('import');
  const input = page.getByLabel('Query text');
  await input.fill("score >= 8 and\n  studio is null and constructor = 'x'");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'There is no field “score”' });
  await expect(said).toContainText('Choose below what each unknown name stands for.');
  await expect(input).toBeFocused();
  // What JavaScript has itself is offered to be mapped, not to be added.
  await expect(page.getByLabel('There is no field “constructor”:').locator('option')).not.toContainText(['Number']);
  expect(await axeFindings(page, { within: ['#panel-import'] })).toEqual([]);

  await demo.tabTo('There is no field “score”:');
  await page.keyboard.type('IMDB');
  await demo.tabTo('There is no field “studio”:');
  await page.keyboard.type('Text');
  await demo.tabTo('There is no field “constructor”:');
  await page.keyboard.type('Creative');
  await demo.tabTo('Import with these fields');
  await page.keyboard.press('Enter');
  await expect(page.locator(outcome)).toContainText('“creativeType” does not offer =');
  await page.getByLabel('There is no field “constructor”:').selectOption('Director');
  await page.getByRole('button', { name: 'Import with these fields' }).click();
  await expect(page.locator(outcome)).toContainText('The demo has “studio” as a new field without data.');
  await expect(input).toBeFocused();
  await expect(demo.list('Fields, rule 1')).toHaveValue('imdbRating');
  await expect(demo.list('Fields, rule 2')).toHaveValue('studio');

  await test.step('undo takes the field away with the query, and redo brings both back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(demo.list('Fields, rule 1').locator('option', { hasText: 'studio' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(demo.list('Fields, rule 2')).toHaveValue('studio');
  });
  await test.step('engines have the column, and none of its values', async () => {
    await demo.value(3).fill('Steven Spielberg');
    await demo.openPanel('results');
    await expect(demo.count).toContainText(/^[1-9]\d* of 3,201/);
    // spel2js cannot ask whether a property is null.
    await expect(demo.agreement).toContainText('6 of 7 formats, in 4 of 5 engines, select the same 5 rows.');
    await expect(demo.agreement.getByRole('listitem').filter({ hasText: /^SpEL: 0 rows/ })).toContainText(
      'Cause: Missing values are an error.',
    );
    await expect(page.getByRole('columnheader', { name: 'studio' })).toBeVisible();
  });
  await test.step('code has the field', async () => {
    await demo.openWholeCode();
    await page.getByLabel('File').selectOption('fields.ts');
    await expect(page.getByRole('region', { name: 'fields.ts' })).toContainText("name: 'studio'");
  });
  await test.step('the link brings it back', async () => {
    await expect(page).toHaveURL(/#d1=/);
    await page.reload();
    await expect(demo.list('Fields, rule 2')).toHaveValue('studio');
  });
});
