import { expect, showIntent, test } from '../../e2e/fixtures/site';
import { releases } from '../../src/demo/releases/registry';

const rounds = 7;
/** Milliseconds for which the pointer is over the picker before it presses, and without a pointer. */
const pauses = [undefined, 150];
const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

declare global {
  interface Window {
    /** Presses the first button of a release's builder until that adds a rule; says when, since the page began. */
    interacted: (release: string) => Promise<number>;
    first: Promise<number>;
  }
}

for (const { id, line } of releases.slice(1))
  for (const pause of pauses)
    test(`from a switch to release ${id} to the first interaction, ${pause ? 'pointed at' : 'unannounced'}, against a reload (prints only)`, async ({
      browser,
      baseURL,
    }) => {
      const [switches, reloads]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        // A context of its own, so that nothing of the release is in the cache.
        const context = await browser.newContext({ baseURL: baseURL as string });
        const page = await context.newPage();
        await page.addInitScript((initial) => {
          window.interacted = async (release) => {
            const within = `[data-release="${release}"] .queryBuilder`;
            const count = () => document.querySelectorAll(`${within} .rule`).length;
            for (let before = count(); ; ) {
              document.querySelector<HTMLElement>(`${within} [aria-label="Add rule, the whole query"]`)?.click();
              await new Promise(requestAnimationFrame);
              if (before > 0 && count() > before) return performance.now();
              before = count();
            }
          };
          window.first = window.interacted(initial);
        }, releases[0]?.id as string);
        await page.goto('/demo');
        await showIntent(page);
        await page.evaluate(() => window.first);
        await page.reload();
        reloads.push(await page.evaluate(() => window.first));
        const { from, to } = await page.evaluate(
          async ({ label, id, pause }) => {
            const pills = [...document.querySelectorAll<HTMLElement>('label:has(> input[name="release"])')];
            const pill = pills.find(({ textContent }) => textContent?.startsWith(label));
            // What the last interaction began has come to an end.
            await new Promise((resolve) => requestIdleCallback(resolve));
            if (pause !== undefined) {
              pill?.closest('fieldset')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
              await new Promise((resolve) => setTimeout(resolve, pause));
            }
            const from = performance.now();
            pill?.click();
            return { from, to: await window.interacted(id) };
          },
          { label: line.label, id, pause },
        );
        switches.push(to - from);
        await context.close();
      }
      expect(switches).toHaveLength(rounds);
      console.log(
        `release ${id}${pause ? `, pointed at for ${pause} ms` : ''}: first interaction after a switch ` +
          `${(median(switches) / median(reloads)).toFixed(2)}× of a reload ` +
          `(${median(switches).toFixed(0)} ms against ${median(reloads).toFixed(0)} ms)`,
      );
    });
