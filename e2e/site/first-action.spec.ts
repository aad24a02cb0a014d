// The first thing that a visitor does, at a random moment, on a slow line; `npm run bench -- first-action` does it more often.
import { runs } from '../../scripts/testScale';
import { firstActions } from '../fixtures/firstActions';
import { tryAction, tryOften } from '../fixtures/firstTrials';
import { expect, gate, test } from '../fixtures/site';

type Box = { x: number; y: number; width: number; height: number };
/** One before the scripts can be there, one when they may be; all of more at once would keep each other from being drawn. */
const [trials, together] = [runs(2, 20, 'first-actions'), 3];

for (const action of firstActions)
  test(`the first action is neither lost nor doubled: ${action.name}`, async ({ browser, baseURL }) => {
    test.setTimeout(trials * 90_000);
    const { lost } = await tryOften(trials, together, (after) => tryAction(browser, baseURL as string, action, after));
    expect(lost).toEqual([]);
  });

test('a press that begins before the page is live and ends after it is one press', async ({ page }) => {
  const { open: letScriptsCome, opened } = gate();
  await page.route('**/assets/js/**', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/demo/react-aria', { waitUntil: 'commit' });
  const { x, y, width, height } = (await page
    .getByRole('button', { name: 'Add rule, the whole query' })
    .boundingBox()) as Box;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await expect(page.locator('[data-toolkit] .rule')).toHaveCount(4);
  await page.mouse.up();
  await expect(page.locator('[data-toolkit] .rule')).toHaveCount(5);
});
