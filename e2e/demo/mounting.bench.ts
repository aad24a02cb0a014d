import { toolkits } from '../../src/toolkits/registry';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

const rules = 500;
const rounds = 5;
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
  /** Presses a toolkit's link and waits until the frame that shows its rules has passed. */
  const press = (id: string, label: string) =>
    page.evaluate(
      async ({ id, label, rules }) => {
        const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Toolkit"] a')];
        const started = performance.now();
        links.find(({ textContent }) => textContent === label)?.click();
        const isThere = () => document.querySelectorAll(`[data-toolkit="${id}"] .rule`).length === rules;
        while (!isThere()) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - started;
      },
      { id, label, rules },
    );

  await open(page, from?.path ?? '');
  await demo.tab('Import');
  await page.getByRole('radio', { name: 'JSON', exact: true }).check();
  await page.getByLabel('Text to read').fill(query);
  await page.getByRole('button', { name: 'Read into the builder' }).click();
  await expect(demo.rules).toHaveCount(rules);
  await demo.tab('Options');

  const times = new Map(measured.map(({ id }) => [id as string, { script: [] as number[], shown: [] as number[] }]));
  // The first round also loads the toolkits' code, and is left out.
  for (let round = 0; round <= rounds; round += 1)
    for (const { id, label } of measured) {
      const before = await script();
      const shown = await press(id, label);
      const spent = (await script()) - before;
      if (round > 0) {
        times.get(id)?.script.push(spent);
        times.get(id)?.shown.push(shown);
      }
      await press(from?.id ?? '', from?.label ?? '');
    }
  const plain = times.get('default');
  for (const [id, { script, shown }] of times)
    console.log(
      `mounting ${rules} rules: ${id}: script ${median(script).toFixed(0)} ms (${(median(script) / median(plain?.script ?? [])).toFixed(1)}×), press to frame ${median(shown).toFixed(0)} ms (${(median(shown) / median(plain?.shown ?? [])).toFixed(1)}×)`,
    );
  expect(times.get('material')?.script).toHaveLength(rounds);
});
