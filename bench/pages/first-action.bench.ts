// Milliseconds from the first thing that a visitor does to its effect, on a slow line and machine, beside the same page with
// its scripts loaded eagerly.
import type { Page } from '@playwright/test';
import { firstActions } from '../../e2e/fixtures/firstActions';
import { type Trial, tryAction, tryOften } from '../../e2e/fixtures/firstTrials';
import { expect, test } from '../../e2e/fixtures/site';

const runs = Number(process.env.BENCH_RUNS ?? 50);
/** More would slow each other down. */
const together = Number(process.env.BENCH_TOGETHER ?? 3);

/** Has the page ask for its scripts and stylesheets as Docusaurus does, as if nobody had to show intent. */
const eagerly = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const later = document.querySelector<HTMLTemplateElement>('#later')?.content;
      for (const preload of later?.querySelectorAll('[rel=preload]') ?? []) preload.remove();
      const copy = document.importNode(later as DocumentFragment, true);
      for (const script of copy.querySelectorAll('script')) script.async = false;
      document.head.append(copy);
      later?.replaceChildren();
    }).observe(document, { childList: true, subtree: true }),
  );

const quantile = (trials: Trial[], share: number) => {
  const sorted = trials.map(({ took }) => took).sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
};

for (const action of firstActions)
  test(action.name, async ({ browser, baseURL }) => {
    test.setTimeout(1_800_000);
    const measure = (prepare?: (page: Page) => Promise<unknown>) =>
      tryOften(runs, together, (after) => tryAction(browser, baseURL as string, action, after, prepare));
    const late = await measure();
    const eager = await measure(eagerly);
    const words = ({ trials, lost }: typeof late) =>
      `median ${quantile(trials, 0.5)}, p95 ${quantile(trials, 0.95)} ms, ${lost.length} of ${runs} lost`;
    console.log(`${action.name} (${action.speed}): ${words(late)}; eagerly: ${words(eager)}`);
    expect(late.lost).toEqual([]);
    const limit = {
      'at once': 150,
      live: quantile(eager.trials, 0.95) + 300,
      sample: Math.max(2000, quantile(eager.trials, 0.95) + 300),
    };
    expect.soft(quantile(late.trials, 0.95)).toBeLessThanOrEqual(limit[action.speed]);
  });
