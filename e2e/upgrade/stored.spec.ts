import { axeFindings, expect, open, sidewaysPixels, test, turnTo } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('a stored query is exported by both releases, by keyboard; differences have their causes', async ({ page }) => {
  await open(page, '/upgrade');
  const stored = page.getByRole('region', { name: 'Compare the exports of a stored query' });
  const compare = stored.getByRole('button', { name: 'Compare exports' });
  await compare.press('Enter');
  await expect(stored.getByRole('alert')).toContainText('This is not JSON');
  const query = { combinator: 'and', rules: [{ field: 'title', operator: 'contains', value: 'a' }] };
  await stored.getByLabel('Query as JSON').fill(JSON.stringify(query));
  await compare.press('Enter');
  await expect(stored.getByRole('status')).toContainText(/exports differ between release 5 and release 8/);
  const spel = stored.getByRole('region', { name: 'spel', exact: true });
  await expect(spel.locator('ins').first()).toContainText('.*');
  await expect(spel.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', /#spel-matches-whole-texts$/);
  for (const mode of ['light', 'dark'] as const) {
    await turnTo(page, mode);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByLabel('Your code uses').selectOption('6');
  await compare.press('Enter');
  await expect(stored.getByRole('alert')).toContainText('Release 6 cannot be run here');
});
