import AxeBuilder from '@axe-core/playwright';
import { toolkits } from '../src/demos/toolkits/registry';
import { Demo } from './demo';
import { expect, hydrated, open, test } from './site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const modes = ['light', 'dark'] as const;

/** Boxes and colours of everything that was in the builder when this was first asked. */
const look = () => {
  const memory = window as unknown as { looked?: Element[] };
  memory.looked ??= [...document.querySelectorAll('[data-toolkit] .queryBuilder *:not(style, script)')];
  return memory.looked.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, fontSize, fontFamily } = getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round).join(' ');
    return [element.isConnected, element.tagName, box, color, backgroundColor, borderTopColor, fontSize, fontFamily];
  });
};

for (const { id, path, label } of toolkits) {
  test.describe(`demo › ${id}`, () => {
    test('is in the HTML with its query, its export and its packages', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const demo = new Demo(page);
      await page.goto(`${baseURL}${path}`);
      await expect(demo.rules).toHaveCount(4);
      await expect(demo.sql).toContainText('imdbRating >= 7.5 and gross > budget');
      await expect(page.locator('[data-runs-on]')).toContainText('react-querybuilder@5.4.1');
      await context.close();
    });

    for (const mode of modes)
      test(`looks the same before and after its late scripts, ${mode}`, async ({ page, watch }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/assets/js/*.js', async (respond) => {
          await released;
          await new Promise((resolve) => setTimeout(resolve, 400));
          await respond.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState === 'interactive');
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        const before = await page.evaluate(look);
        expect(before.length).toBeGreaterThan(30);
        release();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const changed = async () => (await page.evaluate(look)).filter((now, index) => `${now}` !== `${before[index]}`);
        await expect.poll(async () => (await changed()).slice(0, 5)).toEqual([]);
        expect(watch.problems).toEqual([]);
      });

    test('adds, changes and removes a rule by mouse', async ({ page, watch }) => {
      const demo = new Demo(page);
      await open(page, path);
      await demo.addRule().click();
      await expect(demo.rules).toHaveCount(5);
      await demo.choose('Fields, rule 4', 'Director');
      await demo.value(4).fill('Spike Lee');
      await expect(demo.sql).toContainText("director = 'Spike Lee'");
      await demo.removeRule(4).click();
      await expect(demo.rules).toHaveCount(4);
      await expect(demo.sql).not.toContainText('director');
      expect(watch.problems).toEqual([]);
    });

    test('adds, changes and removes a rule by keyboard alone', async ({ page, watch }) => {
      const demo = new Demo(page);
      await open(page, path);
      await demo.tabTo('Add rule, the whole query');
      await page.keyboard.press('Enter');
      await demo.tabTo('Fields, rule 4');
      await demo.nextOption();
      await demo.tabTo('Value, rule 4');
      await page.keyboard.type('Spike Lee');
      await expect(demo.sql).toContainText("director = 'Spike Lee'");
      await demo.tabTo('Remove rule, rule 4');
      await page.keyboard.press('Enter');
      await expect(demo.rules).toHaveCount(4);
      expect(watch.problems).toEqual([]);
    });

    test('every control has a name of its own that says where it stands', async ({ page }) => {
      const demo = new Demo(page);
      await open(page, path);
      await demo.addEveryEditor();
      const names = await demo.builder
        .locator('button, input:not([type=radio], [aria-hidden]), select, textarea, [role=combobox], [role=radiogroup]')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .map((control) => control.getAttribute('aria-label') ?? control.outerHTML),
        );
      expect(names.filter((name) => !/, ((rule|group) [\d.]+|the whole query)$/.test(name))).toEqual([]);
      expect(names.length).toBeGreaterThan(40);
      expect([...new Set(names)]).toEqual(names);
    });

    test('another toolkit keeps the query, without a reload', async ({ page, watch }) => {
      const other = toolkits[(toolkits.findIndex((toolkit) => toolkit.id === id) + 1) % toolkits.length];
      const demo = new Demo(page);
      await open(page, path);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await demo.removeRule(1).click();
      await expect(demo.rules).toHaveCount(3);
      const sql = await demo.sql.textContent();
      const link = page.getByRole('navigation', { name: 'Toolkit' }).getByRole('link', { name: other?.label });
      await link.click();
      await expect(page.locator(`[data-toolkit="${other?.id}"]`)).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(link).toBeFocused();
      await expect(demo.rules).toHaveCount(3);
      await expect(demo.sql).toHaveText(sql ?? '');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(id === 'default' ? 'Demo' : `Demo: ${label}`);
      await expect(demo.rules).toHaveCount(3);
      expect(watch.problems).toEqual([]);
    });

    for (const mode of modes)
      test(`axe finds nothing with every editor and an open list, ${mode}; a phone scrolls down only`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        const demo = new Demo(page);
        await open(page, path);
        await demo.addEveryEditor();
        const violations = async () =>
          (await new AxeBuilder({ page }).withTags(tags).analyze()).violations.map(
            ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          );
        expect(await violations()).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        const overflow = await page.evaluate(() =>
          [document.documentElement, document.querySelector('.queryBuilder')?.parentElement].map((element) =>
            element ? element.scrollWidth - element.clientWidth : NaN,
          ),
        );
        expect(overflow, 'neither the page nor the builder scrolls sideways').toEqual([0, 0]);
        const list = page.getByRole('combobox', { name: 'Fields, rule 1', exact: true });
        if ((await list.evaluate((element) => element.tagName)) === 'SELECT') return;
        await list.click({ force: true });
        const popup = demo.popup.locator('visible=true').first();
        await expect(popup).toBeVisible();
        // Inside the theme: dark where the site is dark.
        const background = await popup.evaluate((element) => {
          const painted = (node: Element | null): string => {
            const { backgroundColor } = getComputedStyle(node as Element);
            return backgroundColor === 'rgba(0, 0, 0, 0)' ? painted((node as Element).parentElement) : backgroundColor;
          };
          return painted(element);
        });
        const red = Number(/\d+/.exec(background)?.[0]);
        expect(mode === 'dark' ? red < 80 : red > 200, `${mode}: ${background}`).toBe(true);
        expect(await violations()).toEqual([]);
      });
  });
}
