import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { expect, gate, open, test } from '../fixtures/site';

const [from, to] = ['bulma', 'default'].map((id) => toolkits.find((toolkit) => toolkit.id === id));

test('a pressed toolkit says that it is on its way until its builder is there', async ({ page, watch }) => {
  await open(page, from?.path ?? '');
  const link = page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: to?.label });
  const told = page.getByRole('status', { name: 'What changed' });
  const code = gate();
  await page.route('**/assets/**/*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(told).toHaveText(`Loading toolkit: ${to?.label}`);
  await expect(page.locator(`[data-toolkit="${from?.id}"]`)).toBeVisible();
  // The visitor turns back: nothing is on its way any more. Then once more, and on.
  await expect(page).toHaveURL(new RegExp(`${to?.path}$`));
  await page.goBack();
  await expect(link).not.toHaveAttribute('aria-busy');
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  code.open();
  await expect(page.locator(`[data-toolkit="${to?.id}"]`)).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(link).toBeFocused();
  await expect(told).toHaveText(`Toolkit: ${to?.label}`);
  expect(watch.problems).toEqual([]);
});

test('the mark of a pressed toolkit is painted before the browser turns to its page, whose code is there already', async ({
  page,
}) => {
  const demo = new Demo(page);
  await open(page, from?.path ?? '');
  const link = page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: to?.label });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const seen = await link.evaluate(
    (element) =>
      new Promise<{ marked: string | null; path: string }>((done) => {
        (element as HTMLElement).click();
        // This frame is asked for after that of the page: what it finds is what is painted now.
        requestAnimationFrame(() => done({ marked: element.getAttribute('aria-busy'), path: location.pathname }));
      }),
  );
  expect(seen).toEqual({ marked: 'true', path: from?.path });
  await expect(page.locator(`[data-toolkit="${to?.id}"]`)).toBeVisible();
  await expect(demo.rules).toHaveCount(4);
});

test('without scripts, and with a key held down, toolkits are links like any other', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}${from?.path}`);
  await plain.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: to?.label }).click();
  await expect(plain.locator(`[data-toolkit="${to?.id}"]`)).toBeVisible();
  await context.close();

  await open(page, from?.path ?? '');
  const link = page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: to?.label });
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).locator(`[data-toolkit="${to?.id}"]`)).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(new RegExp(`${from?.path}$`));
});
