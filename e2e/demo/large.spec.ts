import { mostUnasked } from '../../src/demo/builder/drawingTime';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

const rulesOf = (count: number) =>
  Array.from({ length: count }, () => ({ field: 'title', operator: '=', value: 'Jaws' }));
const [plain] = toolkits;
const slowest = toolkits.reduce((a, b) => (b.releases[0] === '5' && b.ruleTime > a.ruleTime ? b : a));
const builder = (demo: Demo) => demo.builder.or(demo.page.getByText('This query is not drawn yet.'));

test('a short link to very many rules is asked about before it is drawn; the query stays, as text and in the panels', async ({
  page,
}) => {
  const demo = new Demo(page);
  const state = { ...initialState, query: { combinator: 'and', rules: rulesOf(1999) } };
  const hash = encodePermalink({ toolkit: slowest.id, state }) ?? '';
  expect(hash.length).toBeLessThan(700);
  await open(page, `${slowest.path}#${hash}`);
  await expect(page.getByText(/Its 1,999 rules would keep the page busy for about \d+ seconds in /)).toBeVisible();
  await expect(demo.rules).toHaveCount(0);
  const text = page.getByRole('region', { name: 'The query as text' });
  await expect(text.getByRole('listitem')).toHaveCount(1999);
  await demo.openPanel('export');
  await expect(demo.sql).toContainText("title = 'Jaws'");
  await expect(page).toHaveURL(/#d1=.{400}/);

  await test.step('another toolkit asks by its own measure; a small query is drawn, and undo asks again', async () => {
    await page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: plain.label }).click();
    await expect(page.getByText(/Its 1,999 rules would keep the page busy for about \d+ seconds\. /)).toBeVisible();
    await page.getByLabel('Sample query').selectOption('first');
    await expect(demo.rules).toHaveCount(4);
    await demo.button('Undo').click();
    await expect(builder(demo)).toContainText('This query is not drawn yet.');
    await expect(page.getByRole('status', { name: 'What changed' })).toHaveText('Undone');
  });
});

test('what is asked about is drawn when the user wants it', async ({ page }) => {
  const demo = new Demo(page);
  // As few as are asked about in any toolkit.
  const many = Math.ceil(mostUnasked / slowest.ruleTime) + 1;
  const state = { ...initialState, query: { combinator: 'and', rules: rulesOf(many) } };
  await open(page, `${slowest.path}#${encodePermalink({ toolkit: slowest.id, state })}`);
  await expect(demo.button('Draw it anyway')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await demo.button('Draw it anyway').press('Enter');
  await expect(demo.rules).toHaveCount(many, { timeout: 30_000 });
  // The keyboard goes on where the button was.
  await page.keyboard.press('Tab');
  await expect(demo.builder.locator(':focus')).toHaveCount(1);
  await demo.removeRule(many).click();
  await expect(demo.rules).toHaveCount(many - 1);
});

test('a text that takes long to read leaves the page free, and can be stopped', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.openPanel('import');
  const input = page.getByLabel('Query text');
  const outcome = page.locator('#import-outcome');
  const hostile = '['.repeat(90_000);
  await input.fill(hostile);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(outcome).toHaveText('Reading… The page can be used meanwhile.');
  await demo.value(1).fill('8.25');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(outcome).toHaveText('');
  await expect(input).toHaveValue(hostile);

  await test.step('a long one that can be read is read', async () => {
    await input.fill(Array.from({ length: 300 }, (_, index) => `gross = ${index}`).join('\nor '));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(outcome).toContainText('Read as SQL');
    await expect(demo.rules).toHaveCount(300);
    await demo.button('Undo').click();
    await expect(demo.value(1)).toHaveValue('8.25');
  });
});
