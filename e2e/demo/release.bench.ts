import { releases } from '../../src/demo/releases/registry';
import { expect, hydrated, test } from '../fixtures/site';

const rounds = 7;
const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

declare global {
  interface Window {
    /** Presses the first button of a release's builder until that adds a rule; says when, since the page began. */
    interacted: (release: string) => Promise<number>;
    first: Promise<number>;
  }
}

for (const { id, line } of releases.slice(1))
  test(`from a switch to release ${id} to the first interaction, against a reload (prints only)`, async ({
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
      await hydrated(page);
      await page.reload();
      reloads.push(await page.evaluate(() => window.first));
      await hydrated(page);
      const { from, to } = await page.evaluate(
        async ({ label, id }) => {
          const pills = [...document.querySelectorAll<HTMLElement>('label:has(> input[name="release"])')];
          const from = performance.now();
          pills.find(({ textContent }) => textContent?.startsWith(label))?.click();
          return { from, to: await window.interacted(id) };
        },
        { label: line.label, id },
      );
      switches.push(to - from);
      await context.close();
    }
    expect(switches).toHaveLength(rounds);
    console.log(
      `release ${id}: first interaction after a switch ${(median(switches) / median(reloads)).toFixed(2)}× of a reload ` +
        `(${median(switches).toFixed(0)} ms against ${median(reloads).toFixed(0)} ms)`,
    );
  });
