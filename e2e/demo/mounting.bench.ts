import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

const rules = 500;
const rounds = 3;
const figures = ['script', 'first', 'all', 'longest'] as const;
/** The toolkit that each of the others is come from, so that what is removed costs the same; itself, it is not measured. */
const from = toolkits.find(({ id }) => id === 'bulma');
const measured = toolkits.filter(({ id }) => id !== from?.id);

const query = JSON.stringify({
  combinator: 'and',
  rules: Array.from({ length: rules }, (_, rule) => ({ field: 'title', operator: '!=', value: `Film ${rule}` })),
});
const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

test(`speed of mounting ${rules} rules, toolkit by toolkit (prints only)`, async ({ page }) => {
  const demo = new Demo(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  /** Milliseconds of script on the page's main thread until now. */
  const script = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
  };
  /** Presses a toolkit's link: milliseconds to the frames that show its first rules and all, and the longest without one. */
  const press = (id: string, label: string) =>
    page.evaluate(
      async ({ id, label, rules }) => {
        const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Toolkit"] a')];
        const started = performance.now();
        links.find(({ textContent }) => textContent === label)?.click();
        const shown = () => document.querySelectorAll(`[data-toolkit="${id}"] .rule`).length;
        const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
        let [first, last, longest] = [0, started, 0];
        while (shown() < rules) {
          await frame();
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (!first && shown()) first = now - started;
        }
        await frame();
        return { first, all: performance.now() - started, longest };
      },
      { id, label, rules },
    );

  await open(page, from?.path ?? '');
  await demo.tab('Import');
  await page.getByRole('radio', { name: 'JSON', exact: true }).check();
  await page.getByLabel('Query text').fill(query);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(demo.rules).toHaveCount(rules);
  await demo.tab('Options');

  const times = new Map(measured.map(({ id }) => [id as string, [] as Record<(typeof figures)[number], number>[]]));
  // The first round also loads the toolkits' code, and is left out.
  for (let round = 0; round <= rounds; round += 1)
    for (const { id, label } of measured) {
      const before = await script();
      const shown = await press(id, label);
      if (round > 0) times.get(id)?.push({ ...shown, script: (await script()) - before });
      await press(from?.id ?? '', from?.label ?? '');
    }
  for (const [id, all] of times) {
    const told = figures.map((figure) => {
      const of = (toolkit: string) => median((times.get(toolkit) ?? []).map((time) => time[figure]));
      return `${figure} ${of(id).toFixed(0)} ms (${(of(id) / of('default')).toFixed(1)}×)`;
    });
    console.log(`mounting ${rules} rules: ${id}: ${told.join(', ')}`);
    expect(all).toHaveLength(rounds);
  }
});
