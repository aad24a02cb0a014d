import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decodePermalink } from '../../src/demo/store/permalink';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

const cities = ['Oslo', 'Rome', 'Ankara'];
/** Rows of a visitor, some of whose cells are empty or look like something else. */
const orders = Array.from({ length: 120 }, (_, index) => ({
  number: index + 1,
  customer: index % 40 === 7 ? '<b>O’Neil</b>' : `Customer ${index}`,
  city: cities[index % 3] as string,
  amount: index % 10 === 0 ? '' : String((index * 7) % 100),
  since: `20${10 + (index % 10)}-0${1 + (index % 9)}-15`,
}));
const csv = ['number;customer;city;amount;since', ...orders.map((row) => Object.values(row).join(';'))].join('\r\n');

const panelOf = (page: Page) => new Demo(page).panel('data');

async function read(page: Page, text: string) {
  await new Demo(page).openPanel('data');
  await page.getByLabel('Rows or fields as text').fill(text);
  await page.getByRole('button', { name: 'Read the text' }).click();
}

async function use(page: Page) {
  await read(page, csv);
  await expect(page.getByRole('heading', { name: 'Pasted table: 120 rows, 5 fields' })).toBeFocused();
  await page.getByRole('button', { name: 'Use this data' }).click();
}

const live = (page: Page) => page.getByRole('region', { name: 'What the query selects' });

test('a pasted table is queried in every engine, travels as fields, and gets its rows again', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await use(page);
  await demo.openPanel('import');
  await page.getByLabel('Query text').fill("city = 'Oslo' and amount > 50");
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const expected = orders.filter(({ city, amount }) => city === 'Oslo' && amount !== '' && Number(amount) > 50);
  await expect(live(page)).toContainText(`${expected.length} of 120 rows`);
  await demo.openPanel('results');
  await expect(page.getByRole('table', { name: 'Rows that match' })).toHaveAttribute(
    'aria-rowcount',
    String(expected.length + 1),
  );
  await expect(demo.agreement).not.toHaveAttribute('aria-busy', 'true');
  await demo.resultRows
    .first()
    .getByRole('button', { name: /^Why is / })
    .click();
  await expect(page.getByRole('region', { name: /^Why: / })).toContainText('amount > 50');

  // The address has all of it, shortly after the last change.
  const linked = () => decodePermalink(new URL(page.url()).hash.slice(1));
  await expect.poll(linked).toMatchObject({ ok: true, row: expect.any(Number) });
  await page.reload();
  await expect(live(page)).toContainText('of which this page has the fields and no rows');
  await expect(demo.rules).toHaveCount(2);
  await read(page, csv);
  await page.getByRole('button', { name: 'Use it like this' }).click();
  await expect(live(page)).toContainText(`${expected.length} of 120 rows`);
  await page.getByRole('button', { name: 'Back to the movies' }).click();
  await expect(live(page)).toContainText('212 of 3,201 movies');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(live(page)).toContainText(`${expected.length} of 120 rows`);
});

test('the tabs stand still while many rows are taken over', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  const rows = Array.from({ length: 100_000 }, (_, index) => `${index},name ${index},${index % 97}`);
  await demo.openPanel('data');
  await page.getByLabel('File with a table or its fields').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,name,score\n${rows.join('\n')}`),
  });
  const heights = await live(page).evaluateHandle((line) => {
    const seen = new Map<number, string>();
    new ResizeObserver(() => seen.set(line.getBoundingClientRect().height, line.textContent)).observe(line);
    return seen;
  });
  await page.getByRole('button', { name: 'Use this data' }).click();
  await expect(live(page)).toContainText('% of the rows are loaded');
  await expect(live(page)).toContainText(/of 100,000 rows · \d of \d engines/, { timeout: 30_000 });
  expect((await heights.evaluate((seen) => [...seen])).map(([height, says]) => `${height}: ${says}`)).toHaveLength(1);
});

/** A visitor's own fields as they stand in an application, with the query that it begins with. */
const ownFields = `import type { Field, OptionGroup, RuleGroupType } from 'react-querybuilder';
const fields: OptionGroup<Field>[] = [
  { label: 'Person', options: [
    { name: 'person.name', label: 'Name', placeholder: 'Ada', validator: (rule) => !!rule.value },
    { name: 'age', label: 'Age', inputType: 'number' },
  ] },
  { label: 'Order', options: [
    { name: 'state', label: 'State', valueEditorType: 'select', values: [{ name: 'P', label: 'Paid' }, { name: 'O', label: 'Open' }] },
  ] },
] as const;
export const defaultQuery: RuleGroupType = { combinator: 'or', rules: [
  { field: 'person.name', operator: 'beginsWith', value: 'A' },
  { field: 'state', operator: '=', value: 'P' },
] };
`;

test('own fields with their query are in the builder after a paste, in every panel, and gone after one undo', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('data');
  await page.evaluate((text) => navigator.clipboard.writeText(text), ownFields);
  await page.getByLabel('Rows or fields as text').press('ControlOrMeta+V');
  await expect(page.getByRole('heading', { name: 'Pasted fields: no rows, 3 fields' })).toBeFocused();
  await expect(panelOf(page)).toContainText('Line 4: “validator” is a function: left out.');
  await expect(demo.rules).toHaveCount(2);
  await expect(demo.list('Fields, rule 1').locator('optgroup')).toHaveCount(2);
  await expect(demo.list('Operators, rule 1').locator('option:checked')).toHaveText('begins with');
  await expect(demo.list('Value, rule 2').locator('option:checked')).toHaveText('Paid');
  await expect(live(page)).toContainText('of which this page has the fields and no rows');
  expect(await axeFindings(page, { more: ['best-practice'], within: ['#panel-data'] })).toEqual([]);
  await demo.openPanel('export');
  await expect(demo.exported).toContainText("person.name like 'A%'");
  await demo.openPanel('code');
  await expect(page.getByRole('region', { name: 'App.tsx' })).toContainText("{ name: 'person.name', label: 'Name' },");
  await demo.openPanel('import');
  await expect(page.getByLabel('Query text')).toHaveValue(/person\.name like 'A%'/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(demo.list('Fields, rule 1')).toHaveValue('imdbRating');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(demo.list('Fields, rule 1')).toHaveValue('person.name');
  // The address has them.
  await expect
    .poll(() => decodePermalink(new URL(page.url()).hash.slice(1)))
    .toMatchObject({ state: { data: { fields: [{ props: { group: 'Person' } }, {}, {}] } } });
  await page.reload();
  await expect(demo.list('Operators, rule 1').locator('option:checked')).toHaveText('begins with');
});

test('what cannot be read leaves the data on show, and a changed guess says what it costs', async ({ page }) => {
  await open(page, '/demo');
  await use(page);
  await read(page, '{"name":');
  await expect(panelOf(page)).toContainText('could not be read. The data on show stays as it was.');
  await expect(panelOf(page)).toContainText('On show: Pasted table (120 rows, 5 fields)');
  await panelOf(page).getByRole('group', { name: 'customer' }).getByLabel('Type').selectOption('number');
  await expect(panelOf(page).getByRole('group', { name: 'customer' })).toContainText(
    '120 cells do not fit this type and are empty now; the first is “Customer 0” in row 1 of the data.',
  );
  await panelOf(page).getByRole('group', { name: 'customer' }).getByLabel('Type').selectOption('text');
  await expect(panelOf(page).getByText('do not fit this type')).toHaveCount(0);
  await panelOf(page).getByLabel('Label of amount').fill('Amount paid');
  await page.getByRole('button', { name: 'Use it like this' }).click();
  await expect(new Demo(page).list('Fields, rule 1').getByRole('option', { name: 'Amount paid' })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('a guess that changes cells is said with a way back, and the encoding and the list of a file are chosen', async ({
  page,
}) => {
  await open(page, '/demo');
  await read(page, 'price,name\n1.10,Ada\n2,Bo\n');
  const price = panelOf(page).getByRole('group', { name: 'price' });
  await expect(price).toContainText('“1.10” is read as 1.1.');
  await price.getByRole('button', { name: 'Keep price as it is written' }).click();
  await expect(price.getByLabel('Type')).toHaveValue('text');
  const first = page.getByRole('region', { name: 'First rows' });
  await expect(first).toContainText('1.10');
  const file = page.getByLabel('File with a table or its fields');
  await file.setInputFiles({
    name: 'cities.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...Buffer.from('city,n\n'), 0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0, ...Buffer.from(',1\n')]),
  });
  // While it is read, its first rows stand beside those of the table before.
  await expect(page.getByRole('heading', { name: 'cities: 1 row, 2 fields' })).toBeFocused();
  await expect(first).toContainText('Ìîñêâà');
  await page.getByLabel('Encoding').selectOption('Cyrillic (Windows-1251)');
  await expect(first).toContainText('Москва');
  await file.setInputFiles({
    name: 'shop.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"users":[{"name":"Ada"}],"orders":[{"id":7},{"id":8}]}'),
  });
  await expect(page.getByRole('heading', { name: 'shop: 2 rows, 1 field' })).toBeFocused();
  await page.getByLabel('Rows from').selectOption('users (1 item)');
  await expect(page.getByRole('heading', { name: 'shop: 1 row, 1 field' })).toBeFocused();
  expect(await axeFindings(page, { more: ['best-practice'], within: ['#panel-data'] })).toEqual([]);
});

test('a set is saved in the browser on request, opened after a reload, and deleted', async ({ page }) => {
  await open(page, '/demo');
  await use(page);
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a name first.');
  await page.getByLabel('Name', { exact: true }).fill('Orders of May');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Save “Orders of May” again' })).toBeVisible();
  // Two pasted tables do not take each other's place.
  for (const name of ['Pasted table', 'Pasted table 2']) {
    await read(page, `id,city\n1,${name}`);
    await expect(page.getByRole('heading', { name: `${name}: 1 row, 2 fields` })).toBeFocused();
    await page.getByRole('button', { name: 'Save in this browser' }).click();
    await expect(page.getByRole('button', { name: `Open ${name}`, exact: true })).toBeVisible();
  }
  await open(page, '/demo');
  await new Demo(page).openPanel('data');
  await page.getByRole('button', { name: 'Open Orders of May' }).click();
  await expect(page.getByRole('heading', { name: 'Orders of May: 120 rows, 5 fields' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Orders of May' }).click();
  await expect(page.getByRole('button', { name: 'Open Orders of May' })).toHaveCount(0);
});

test('reading a large file shows its first rows and can be cancelled', async ({ page }, testInfo) => {
  await open(page, '/demo');
  await new Demo(page).openPanel('data');
  const lines = Array.from({ length: 10_000 }, (_, at) => `${at},name ${at},${at % 97},${cities[at % 3]}\n`).join('');
  // By its path: what a test sends to the browser itself takes longer than to read it.
  const file = testInfo.outputPath('large.csv');
  // It takes longer to read than a visitor to press a button.
  writeFileSync(file, `id,name,score,city\n${lines.repeat(100)}`);
  await page.setInputFiles('input[type=file][aria-label="File with a table or its fields"]', file);
  const state = page.getByRole('region', { name: 'Reading large.csv' });
  await expect(state.getByRole('region', { name: 'First rows' })).toBeVisible();
  await state.getByRole('button', { name: 'Cancel' }).click();
  await expect(state).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^large/ })).toHaveCount(0);
});
