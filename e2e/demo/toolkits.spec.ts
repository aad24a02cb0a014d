import { documentedLines } from '../../lines/lines';
import { isToolkitOf, toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { drawnMostly } from '../fixtures/drawn';
import { expect, holdScripts, hydrated, open, test } from '../fixtures/site';

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

for (const { id, path, releases } of toolkits) {
  const pinned = documentedLines().find(({ major }) => major === releases[0])?.release;
  test.describe(`demo › ${id}`, () => {
    test('is in the HTML with its query, its export and its packages', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const demo = new Demo(page);
      await page.goto(`${baseURL}${path}`);
      await expect(demo.rules).toHaveCount(4);
      await expect(demo.sql).toContainText('imdbRating >= 7.5 and gross > budget');
      await expect(page.locator('[data-runs-on]')).toContainText(`react-querybuilder@${pinned}`);
      await context.close();
    });

    for (const mode of modes)
      test(`looks the same before and after its late scripts, ${mode}`, async ({ page, watch }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        // Scripts arrive only after the page was looked at without them, so whatever is wrong meanwhile stays in sight.
        const { releaseFirst, releaseLate } = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        // Scripts that are added while the page loads hold its last state back.
        await page.waitForFunction(
          () =>
            document.readyState !== 'loading' &&
            [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((sheet) => sheet),
        );
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        const before = await page.evaluate(look);
        expect(before.length).toBeGreaterThan(30);
        const changed = async () => (await page.evaluate(look)).filter((now, index) => `${now}` !== `${before[index]}`);
        releaseFirst();
        await hydrated(page);
        await expect.poll(async () => (await changed()).slice(0, 5), 'live, late scripts missing').toEqual([]);
        releaseLate();
        await page.waitForLoadState('networkidle');
        await expect.poll(async () => (await changed()).slice(0, 5), 'all there').toEqual([]);
        expect(watch.problems).toEqual([]);
      });
  });
}

for (const { id, name: drawnAs, label, release, address } of drawnMostly) {
  test.describe(`demo › ${drawnAs}`, () => {
    test('a whole query is built, changed and exported by keys alone', async ({ page, watch }) => {
      test.slow();
      const demo = new Demo(page);
      const press = async (name: string) => {
        await demo.tabTo(name);
        await page.keyboard.press('Enter');
      };
      await open(page, address());
      await demo.tabTo('Results');
      await page.keyboard.press('ArrowRight');
      await demo.chooseByKeys('Sample query', 'Nothing yet');
      await expect(demo.rules).toHaveCount(0);
      await press('Add rule, the whole query');
      await demo.chooseByKeys('Fields, rule 1', 'Director');
      await demo.tabTo('Value, rule 1');
      await page.keyboard.type('Nora Ephron');
      // Round the page, as a visitor would: the buttons of a group stand before its rules.
      await press('Add group, the whole query');
      await expect(demo.builder.locator('.ruleGroup')).toHaveCount(2);
      await demo.chooseByKeys('Combinators, group 2', 'OR');
      await press('Add rule, group 2');
      await demo.chooseByKeys('Fields, rule 2.1', 'Genre');
      await demo.chooseByKeys('Value, rule 2.1', 'Drama');
      await press('Add rule, group 2');
      await demo.tabTo('Value, rule 2.2');
      await page.keyboard.type('Heat');
      await expect(demo.sql).toHaveText("(director = 'Nora Ephron' and (genre = 'Drama' or title = 'Heat'))");
      await demo.tabTo('Value, rule 1');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Michael Mann');
      await press('Remove rule, rule 2.1');
      await expect(demo.sql).toHaveText("(director = 'Michael Mann' and (title = 'Heat'))");
      await demo.tabTo('SQL');
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('region', { name: 'Query as JSON without ids' })).toContainText('"value": "Heat"');
      expect(watch.problems).toEqual([]);
    });

    test('a rule is added, changed and removed by mouse; another toolkit keeps the query, without a reload', async ({
      page,
      watch,
    }) => {
      const others = toolkits.filter((toolkit) => isToolkitOf(toolkit.id, release));
      const other = others[(others.findIndex((toolkit) => toolkit.id === id) + 1) % others.length];
      const demo = new Demo(page);
      await open(page, address());
      await demo.openPanel('export');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await demo.addRule().click();
      await expect(demo.rules).toHaveCount(5);
      await demo.choose('Fields, rule 4', 'Director');
      await demo.value(4).fill('Spike Lee');
      await expect(demo.sql).toContainText("director = 'Spike Lee'");
      await demo.removeRule(4).click();
      await expect(demo.rules).toHaveCount(4);
      await expect(demo.sql).not.toContainText('director');
      await demo.removeRule(1).click();
      await expect(demo.rules).toHaveCount(3);
      // The export follows the query a frame later.
      await expect(demo.sql).not.toContainText('imdbRating');
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
  });
}
