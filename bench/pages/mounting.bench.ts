import { Demo } from '../../e2e/fixtures/demo';
import { expect, open, test } from '../../e2e/fixtures/site';
import { mostUnasked } from '../../src/demo/builder/drawingTime';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import { toolkits } from '../../src/toolkits/registry';

const rules = 500;
const rounds = 3;
const query = {
  combinator: 'and',
  rules: Array.from({ length: rules }, (_, rule) => ({ field: 'title', operator: '!=', value: `Film ${rule}` })),
};
const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

for (const { id, label, path, ruleTime, releases } of toolkits)
  for (const release of releases)
    test(`drawing ${rules} rules in ${label}, release ${release} (prints only)`, async ({ page }) => {
      const demo = new Demo(page);
      await page.goto('about:blank');
      await open(page, `${path}#${encodePermalink({ toolkit: id, state: { ...initialState, release, query } })}`);
      await expect(page.getByText(/not drawn yet/).or(demo.rules.nth(rules - 1))).toBeVisible({ timeout: 60_000 });
      /** A small query, and back: milliseconds until all rules of the large one are shown, and the longest without a frame. */
      const draw = () =>
        page.evaluate(async (rules) => {
          const shown = () => document.querySelectorAll('[data-toolkit] .rule').length;
          const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
          const samples = document.querySelector<HTMLSelectElement>('select');
          if (!samples) throw new Error('The page is not as it should be.');
          samples.value = 'first';
          samples.dispatchEvent(new Event('change', { bubbles: true }));
          while (shown() !== 4) await frame();
          const started = performance.now();
          let [last, longest] = [started, 0];
          document.querySelector<HTMLElement>('button[aria-label="Undo"]')?.click();
          while (shown() < rules) {
            await frame();
            const buttons = [...document.querySelectorAll('button')];
            buttons.find(({ textContent }) => textContent === 'Draw it anyway')?.click();
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
          }
          await frame();
          return { all: performance.now() - started, longest };
        }, rules);
      const drawn: Awaited<ReturnType<typeof draw>>[] = [];
      for (let round = 0; round < rounds; round += 1) drawn.push(await draw());
      const all = median(drawn.map((time) => time.all));
      console.log(
        `${id}, release ${release}: ${(all / rules).toFixed(1)} ms a rule (the registry says ${ruleTime}; it asks from ` +
          `${Math.ceil(mostUnasked / ruleTime)} rules on), longest without a frame ${median(drawn.map((time) => time.longest)).toFixed(0)} ms`,
      );
      expect(drawn).toHaveLength(rounds);
    });
