import { Demo } from '../../e2e/fixtures/demo';
import { openQuery, serveTable, tables, told, type, typed } from '../../e2e/fixtures/keystrokes';
import { expect, open, test } from '../../e2e/fixtures/site';

for (const rows of tables)
  test(`speed of the results on ${rows} rows (prints only)`, async ({ page }) => {
    await serveTable(page, rows);
    for (const rules of [1, 10, 100, 1000]) {
      const demo = await openQuery(page, rules);
      await demo.openPanel('results');
      await expect(demo.agreement).toBeVisible({ timeout: 60_000 });
      const measured = await type(page, typed, rules);
      console.log(`results: ${rows} rows, ${rules} rules: ${told(measured)}`);
      expect(measured.keystrokes.length).toBeGreaterThan(2);
    }
  });

test('time to the first answer from a warm cache (prints only)', async ({ context }) => {
  const times: number[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const page = await context.newPage();
    await open(page, '/demo');
    const started = Date.now();
    const demo = new Demo(page);
    await demo.openPanel('results');
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
