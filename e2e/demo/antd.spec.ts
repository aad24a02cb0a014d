import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

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
  await demo.openPanel('export');
  const calendar = await demo.openCalendar(1);
  const box = await calendar?.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await calendar?.getByRole('button', { name: 'Previous month' }).first().click();
  await calendar?.getByTitle('1999-05-10').click();
  await calendar?.getByTitle('1999-06-20').click();
  await expect(demo.sql).toContainText("releaseDate between '1999-05-10' and '1999-06-20'");
  const end = page.getByLabel('Value, rule 1, to');
  await expect(end).toHaveValue('1999-06-20');
  // A field that is too narrow for its text can be scrolled.
  expect(await end.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** What a focused control is seen to have around it: of an input inside of a control, what the control has. */
const focusMark = () => {
  const focused = document.activeElement as Element;
  const control = focused.closest('.ant-select, .ant-picker, .ant-checkbox-wrapper, .ant-radio-wrapper') ?? focused;
  const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(control);
  return [outlineWidth, outlineStyle, outlineColor].join(' ');
};

test('every kind of control has the same focus mark, and a button keeps its contrast under the pointer', async ({
  page,
}) => {
  const demo = new Demo(page);
  await expect(demo.list('Fields, rule 1'), 'a closed list has its value').toHaveAccessibleDescription('Release date');
  await expect(demo.list('Operators, rule 1')).toHaveAccessibleDescription('between');
  for (const [index, field] of ['MPAA rating', 'Title', 'Profitable'].entries()) {
    await demo.addRule().click();
    await demo.choose(`Fields, rule ${index + 3}`, field);
  }
  await page.keyboard.press('Tab');
  const controls = {
    list: demo.list('Fields, rule 1'),
    calendar: page.getByLabel('Value, rule 1, from'),
    field: demo.value(4),
    radio: page.getByRole('radio', { name: 'PG', exact: true }),
    box: demo.value(5),
    switch: page.getByRole('switch', { name: 'Not, the whole query' }),
    button: demo.addRule(),
  };
  for (const [mode, colour] of [
    ['light', 'rgb(9, 88, 217)'],
    ['dark', 'rgb(145, 202, 255)'],
  ] as const) {
    await turnTo(page, mode);
    const marks: Record<string, string> = {};
    for (const [kind, control] of Object.entries(controls)) {
      await control.focus();
      marks[kind] = await page.evaluate(focusMark);
    }
    expect(marks).toEqual(Object.fromEntries(Object.keys(controls).map((kind) => [kind, `2px solid ${colour}`])));
    const { backgroundColor } = await demo.addRule().evaluate((button) => ({ ...getComputedStyle(button) }));
    await demo.addRule().hover();
    await expect(demo.addRule()).not.toHaveCSS('background-color', backgroundColor);
    expect(await axeFindings(page, { within: ['[data-toolkit]'], at: 'colours' })).toEqual([]);
    await page.mouse.move(0, 0);
  }
});
