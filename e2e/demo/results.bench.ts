import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MovieRow } from '../../src/dataset/fields';
import { packMovies } from '../../src/dataset/packed';
import { Demo } from '../fixtures/demo';
import { expect, open, test } from '../fixtures/site';

const packed = packMovies(
  JSON.parse(readFileSync('node_modules/vega-datasets/data/movies.json', 'utf8')) as MovieRow[],
);
const whole = packed.values[0]?.length ?? 0;

/** Values typed into the first rule; each selects another number of rows than the one before it. */
const typed = Array.from({ length: 50 }, (_, index) => (index % 2 ? 7 : 5) + Math.floor(index / 2) / 20);
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const at = (share: number, all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? NaN;
const p95 = (all: number[]) => at(0.95, all);

/** A table of so many rows: the movies, again and again. */
const repeated = (rows: number) =>
  JSON.stringify({
    ...packed,
    values: packed.values.map((cells) => Array.from({ length: rows }, (_, row) => cells[row % whole])),
  });

/** A query whose first rule is typed into; the others hold of every row that has a running time. */
const query = (rules: number) => ({
  combinator: 'and',
  rules: [
    { field: 'imdbRating', operator: '>=', value: '1' },
    ...Array.from({ length: Math.ceil((rules - 1) / 100) }, (_, group) => ({
      combinator: 'and',
      rules: Array.from({ length: Math.min(100, rules - 1 - group * 100) }, (_, rule) => ({
        field: 'runningTime',
        operator: '!=',
        value: String(-group * 100 - rule - 1),
      })),
    })),
  ],
});

/** Opens the results of a query of so many rules. */
async function openResults(page: Page, rules: number) {
  const demo = new Demo(page);
  await open(page, '/demo');
  await demo.tab('Import');
  await page.getByRole('radio', { name: 'JSON', exact: true }).check();
  await page.getByLabel('Query text').fill(JSON.stringify(query(rules)));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(demo.rules).toHaveCount(rules);
  await demo.tab('Results');
  await expect(demo.agreement).toBeVisible({ timeout: 60_000 });
}

/** Types values, one as soon as the rows of the last are on the screen, and measures each; also what a plain filter takes. */
const type = (page: Page, values: number[], rules: number) =>
  page.evaluate(
    async ({ values, rules }) => {
      const input = document.querySelector<HTMLInputElement>('[aria-label="Value, rule 1"]');
      const panel = document.querySelector('#panel-results');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!input || !panel || !set) throw new Error('The page is not as it should be.');
      const count = () => panel.querySelector('[aria-busy] [data-outcome]')?.textContent?.split(' in ')[0];
      const isBusy = () => panel.querySelector('[aria-busy]')?.getAttribute('aria-busy') === 'true';
      const keystrokes: number[] = [];
      let stopped = 0;
      for (const value of values) {
        const before = count();
        const started = performance.now();
        set.call(input, String(value));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise<void>((resolve) => {
          const done = () => {
            if (count() === before || isBusy()) return;
            observer.disconnect();
            // After the frame that shows them.
            requestAnimationFrame(() => setTimeout(resolve));
          };
          const observer = new MutationObserver(done);
          observer.observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
          done();
        });
        keystrokes.push(performance.now() - started);
        if (count()?.includes('was stopped')) stopped += 1;
      }
      const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('movies-table'));
      const table = await (await fetch(file?.name ?? '')).json();
      const cells = (name: string) =>
        table.values[table.columns.findIndex((column: { name: string }) => column.name === name)];
      const [ratings, times] = [cells('imdbRating'), cells('runningTime')];
      const others = Array.from({ length: rules - 1 }, (_, rule) => -rule - 1);
      const filter = values.map((value) => {
        const started = performance.now();
        ratings.filter(
          (rating: number | null, row: number) =>
            rating !== null && rating >= value && others.every((other) => times[row] !== other),
        );
        return performance.now() - started;
      });
      return { keystrokes, filter, stopped };
    },
    { values, rules },
  );

for (const [rows, allRules] of [
  [whole, [1, 10, 100, 1000]],
  [100_000, [1, 10, 100, 1000]],
] as const)
  test(`speed of the results on ${rows} rows (prints only)`, async ({ page }) => {
    if (rows !== whole) {
      const body = repeated(rows);
      await page.route('**/movies-table-*.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
    }
    for (const rules of allRules) {
      await openResults(page, rules);
      const { keystrokes, filter, stopped } = await type(
        page,
        typed.slice(0, rules < 1000 ? 50 : rows === whole ? 20 : 3),
        rules,
      );
      console.log(
        `results: ${rows} rows, ${rules} rules: keystroke to rows p50 ${milliseconds(at(0.5, keystrokes))}, p95 ${milliseconds(p95(keystrokes))}, plain filter ${milliseconds(p95(filter))}, ratio ${(p95(keystrokes) / p95(filter)).toFixed(1)}${stopped ? `, ${stopped} stopped at the time limit` : ''}`,
      );
      expect(keystrokes.length).toBeGreaterThan(2);
    }
  });

test('time to the first answer from a warm cache (prints only)', async ({ context }) => {
  const times: number[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const page = await context.newPage();
    await open(page, '/demo');
    const started = Date.now();
    const demo = new Demo(page);
    await demo.tab('Results');
    await expect(demo.count).toBeVisible();
    times.push(Date.now() - started);
    await page.close();
  }
  const [cold, ...warm] = times;
  console.log(
    `results: first answer after opening ${warm.join(', ')} ms from a warm cache, ${cold} ms from a cold one`,
  );
  expect(warm).toHaveLength(3);
});
