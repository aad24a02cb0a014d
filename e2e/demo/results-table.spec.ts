import { Demo, movies, successful } from '../fixtures/demo';
import { expect, open, painted, test } from '../fixtures/site';

test('the table draws the rows in view, sorts by any column, and is read and scrolled by keyboard', async ({
  page,
}) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.runExpression('1 = 1');
  const table = page.getByRole('table', { name: 'Movies that match' });
  await expect(table).toHaveAttribute('aria-rowcount', '3202');
  expect(await demo.resultRows.count()).toBeLessThan(40);
  await page.getByRole('region', { name: 'Rows that match' }).focus();
  // A key in the very moment of the focus was lost now and then; why is not known.
  await painted(page);
  await page.keyboard.press('End');
  await expect(table.locator('[aria-rowindex="3202"]')).toContainText(String(movies.at(-1)?.Title));
  await page.keyboard.press('Home');
  await expect(demo.resultRows.first()).toHaveAttribute('aria-rowindex', '2');
  await expect(demo.resultRows.first()).toContainText(String(movies[0]?.Title));

  const heading = table.getByRole('columnheader', { name: 'Worldwide gross ($)' });
  const gross = movies.map(({ 'Worldwide Gross': value }) => Number(value)).sort((a, b) => b - a);
  await page.keyboard.press('Tab');
  for (const [order, first] of [
    ['ascending', '0'],
    ['descending', gross[0]?.toLocaleString('en-US') ?? ''],
    ['none', '146,083'],
  ] as const) {
    await heading.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', order);
    await expect(
      demo.resultRows
        .first()
        .getByRole('cell')
        .filter({ hasText: /^[\d,]{1,13}$/ })
        .first(),
    ).toBeVisible();
    await expect(demo.resultRows.first()).toContainText(first);
  }
});

test('beside the builder the numbers of the query and the first row are in view; on a phone rows are cards, sorted and explained like the table', async ({
  page,
}) => {
  const demo = new Demo(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/demo');
  await demo.openPanel('results');
  await expect(demo.agreement).toContainText('7 of 7');
  const [builder, panel] = [await demo.builder.boundingBox(), await demo.panel('results').boundingBox()];
  expect(panel?.x).toBeGreaterThan((builder?.x ?? 0) + (builder?.width ?? 0));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(demo.resultRows.first().getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  const inView = await page.getByRole('columnheader').evaluateAll((headings) => {
    const right = headings.at(-1)?.getBoundingClientRect().left ?? 0;
    return headings.flatMap((heading) => (heading.getBoundingClientRect().right <= right ? heading.textContent : []));
  });
  expect(inView).toEqual(['Title', 'IMDB rating', 'Worldwide gross ($)', 'Budget ($)']);

  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('table', { name: 'Movies that match' });
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  const card = demo.resultRows.first();
  await expect(card.getByRole('rowheader')).toHaveText('Twelve Monkeys');
  await expect(card.getByText('Worldwide gross ($)')).toBeVisible();
  await expect(card.getByRole('cell').nth(1)).toHaveText('Worldwide gross ($)168,841,459');
  const region = page.getByRole('region', { name: 'Rows that match' });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'sideways').toBe(0);
  const heights = await demo.resultRows.evaluateAll((cards) =>
    cards.map((each) => [each.getBoundingClientRect().height, each.scrollHeight - each.clientHeight]),
  );
  expect(new Set(heights.map(String)).size, 'cards of one height that hold their lines').toBe(1);
  expect(heights[0]?.[1]).toBe(0);
  expect((await card.getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(36);

  await page.getByLabel('Sort by').selectOption({ label: 'IMDB rating' });
  await demo.button(/^Ascending/).click();
  await expect(table.getByRole('columnheader', { name: 'IMDB rating' })).toHaveAttribute('aria-sort', 'descending');
  const best = successful(0).toSorted((a, b) => Number(b['IMDB Rating']) - Number(a['IMDB Rating']))[0];
  await expect(card).toContainText(String(best?.['IMDB Rating']));
  await demo.button('All 14 columns').click();
  await expect(table.getByRole('columnheader')).toHaveCount(15);
  await expect(card.getByText('Running time (min)')).toBeVisible();
  await region.focus();
  await page.keyboard.press('End');
  await expect(table.locator('[aria-rowindex="213"]')).toBeInViewport();
  const name = await table.locator('[aria-rowindex="213"]').getByRole('rowheader').textContent();
  await table.locator('[aria-rowindex="213"]').getByRole('button').click();
  await expect(page.getByRole('heading', { name: `${name}: selected by SQL` })).toBeFocused();
});
