import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('why is a row in, why is another out, and where do formats differ on it?', async ({ page }) => {
  const demo = new Demo(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/demo');
  await demo.openPanel('results');

  const why = page.getByRole('button', { name: 'Why is Twelve Monkeys selected?' });
  await why.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: /^Why: / });
  await expect(panel.getByRole('heading')).toHaveText('Twelve Monkeys: selected by SQL');
  await expect(panel.getByRole('heading')).toBeFocused();
  const tree = panel.getByRole('listitem');
  await expect(tree.filter({ hasText: 'IMDB rating >= 7.5' }).last()).toHaveText(/^✓ true .*The row has 8\.1\.$/);
  await expect(tree.filter({ hasText: 'Genre = Comedy' }).last()).toHaveText(/^✗ false .*The row has Drama\.$/);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(why).toBeFocused();

  await test.step('a row that is not there', async () => {
    const find = page.getByLabel('Why, or why not?');
    await find.fill('no such film');
    await expect(page.getByRole('list', { name: 'Movies found' })).toContainText('No title contains “no such film”.');
    await find.fill('titanic');
    await expect(page.getByRole('list', { name: 'Movies found' }).getByRole('button').first()).toHaveText(
      'Titanicnot selected',
    );
    await find.press('Enter');
    await expect(panel.getByRole('heading')).toHaveText('Titanic: not selected by SQL');
    await expect(tree.first()).toHaveText(/^✗ false all of/);
    await expect(tree.filter({ hasText: 'IMDB rating >= 7.5' }).last()).toHaveText(/^✗ false .*The row has 7\.4\.$/);
    await expect(tree.filter({ hasText: 'Worldwide gross' }).last()).toHaveText(
      /^✓ true .*The row has 1,842,879,955 and 200,000,000\.$/,
    );
  });

  await test.step('formats that differ on it, light and dark', async () => {
    await page.getByLabel('Sample query').selectOption('not');
    await expect(panel).toHaveCount(1);
    await page.getByRole('button', { name: /^Why is C'era una volta/ }).click();
    await expect(panel).toContainText('MongoDB: not selected. Cause: not dropped.');
    // Each rule is read alike, and only the groups differently.
    await expect(panel.locator('[data-split]')).toHaveCount(2);
    const within = ['[aria-label^="Why: "]'];
    expect(await axeFindings(page, { more: ['best-practice'], within })).toEqual([]);
    await turnTo(page, 'dark');
    expect(await axeFindings(page, { within, at: 'colours' })).toEqual([]);
  });
});
