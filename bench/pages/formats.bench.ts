import { openQuery, type Place, results, serveTable, tables, told, type, typed } from '../../e2e/fixtures/keystrokes';
import { expect, test } from '../../e2e/fixtures/site';
import { nextLine } from '../../lines/registry';
import { runsOf } from '../../src/engines/registry';

for (const { engine, format } of runsOf(nextLine.release))
  for (const rows of tables)
    test(`speed of release ${nextLine.major}'s ${format} in ${engine.name} on ${rows} rows (prints only)`, async ({
      page,
    }) => {
      const place: Place = engine.onRequest
        ? { within: `section[aria-label="${engine.name}"]`, answer: '[role=status]' }
        : results;
      await serveTable(page, rows);
      for (const rules of [10, 100]) {
        const demo = await openQuery(page, rules, { release: nextLine.major as '8', format });
        const started = Date.now();
        await demo.openPanel('results');
        if (engine.onRequest) await demo.button(`Also run in ${engine.name}`).click();
        await expect(page.locator(`${place.within} ${place.answer}`)).toContainText(/\brow|No answer/, {
          timeout: 90_000,
        });
        const first = Date.now() - started;
        // What starts the other engines is not the subject.
        await expect(demo.agreement).toHaveAttribute('aria-busy', 'false', { timeout: 90_000 });
        const measured = await type(page, typed.slice(0, 20), rules, place);
        console.log(
          `release ${nextLine.major}, ${format} in ${engine.name}: ${rows} rows, ${rules} rules: ${told(measured)}; first answer ${first} ms`,
        );
        expect(measured.keystrokes.length).toBeGreaterThan(2);
      }
    });
