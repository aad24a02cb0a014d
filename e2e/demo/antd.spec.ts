import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

/** The calendar, which is a popup in no other toolkit. */
test.beforeEach(async ({ page }) => {
  await open(page, '/demo/antd');
  await page.getByLabel('Sample query').selectOption('dates');
});
test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('a calendar is a table, with its days below their names', async ({ page }) => {
  const calendar = await new Demo(page).openCalendar(1);
  const table = calendar?.locator('table').first();
  await expect(table ?? page.locator('nothing')).toHaveCSS('display', 'table');
  const columns = await table?.evaluate((element) =>
    [...element.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().x)),
  );
  expect(columns?.length).toBe(7);
  for (const row of columns ?? []) expect(row).toEqual(columns?.[0]);
  expect(await table?.evaluate((element) => getComputedStyle(element.querySelector('th') as Element).textAlign)).toBe(
    'center',
  );
});

test('on a phone both months of a range are within reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = new Demo(page);
  await demo.tab('Export');
  const calendar = await demo.openCalendar(1);
  const box = await calendar?.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await calendar?.getByRole('button', { name: 'Previous month' }).first().click();
  await calendar?.getByTitle('1999-05-10').click();
  await calendar?.getByTitle('1999-06-20').click();
  await expect(demo.sql).toContainText("releaseDate between '1999-05-10' and '1999-06-20'");
  await expect(page.getByLabel('Value, rule 1, to')).toHaveValue('1999-06-20');
});
