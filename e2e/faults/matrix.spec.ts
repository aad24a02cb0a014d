import type { Page } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import { patience } from '../../src/loading/LoadFailure';
import { spinnerDelay } from '../../src/ui/useLazyPart';
import { withoutPrefetching } from '../fixtures/budget';
import { expect, painted, test } from '../fixtures/site';
import { type Action, actions } from './actions';
import { type Fault, FaultySite, faults } from './faults';

/** In `npm test` every other action, the rest on the next day. */
const today = actions.filter((_, place) => isDeep('faults') || (place + seed) % 2 === 0);
/**
 * Every action with every fault. In `npm test`, each action of the day with one fault, another one each time that it comes: so
 * each fault comes with some action, since they are more than the faults.
 */
const pairs = today.flatMap((action, index) =>
  faults
    .filter((_, place) => isDeep('faults') || place === (index + Math.floor(seed / 2)) % faults.length)
    .map((fault) => [action, fault] as const),
);

/** What a visitor sees of a fault, wherever it is said. */
const word = (page: Page, says: RegExp) => page.getByText(says).filter({ visible: true }).first();
const buttons = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

test('a day has more actions than there are faults, so that it meets every fault', () => {
  expect(today.length).toBeGreaterThanOrEqual(faults.length);
});

for (const [action, fault] of pairs)
  test(`${action.id} › ${fault.id}`, async ({ page }) => {
    const crashes: string[] = [];
    // A browser reports what is no script as an error of its own, and what a worker does not get.
    page.on(
      'pageerror',
      ({ name, message }) => name === 'SyntaxError' || message.includes('importScripts') || crashes.push(message),
    );
    await withoutPrefetching(page);
    const site = await FaultySite.of(page, action.isMeant);
    await action.prepare(page);
    if (fault.silence) await page.clock.install();
    await fault.begin(site);
    await action.act(page);
    const noticed = expected(action, fault);
    if (noticed) await meet(page, site, action, fault, noticed);
    else await action.done(page);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    // Before a page is live, it has only its own errors to see that something is wrong.
    if (!action.isEarly && !action.isMove) expect(crashes).toEqual([]);
  });

type Noticed = { says: RegExp; cure: string | undefined };

/** What the visitor reads and can press; nothing where the page comes through by itself. */
function expected({ isEarly, isMove, ...action }: Action, fault: Fault): Noticed | undefined {
  if (isEarly && (fault.early || fault.says))
    return { says: action.says as RegExp, cure: (fault.cure ?? fault.early) ? action.cure : undefined };
  if (!fault.says || (isMove && fault.cure === 'Reload')) return undefined;
  const cure = fault.cure === 'Retry' ? (action.cure ?? fault.cure) : fault.cure;
  return { says: fault.cure === 'Reload' ? fault.says : (action.says ?? fault.says), cure };
}

async function meet(page: Page, site: FaultySite, action: Action, fault: Fault, { says, cure }: Noticed) {
  await painted(page);
  const isSilent =
    fault.silence === 'always' ||
    (fault.silence === 'early' && Boolean(action.isEarly ?? action.isWorker ?? action.patience));
  if (isSilent) await passTime(page, action);
  await expect(word(page, isSilent && action.patience ? /nothing came for/ : says)).toBeVisible();
  await action.stays(page);
  await fault.end?.(site);
  if (!cure) return;
  if (cure === 'Reload') {
    const reloaded = page.waitForEvent('domcontentloaded');
    await buttons(page, cure).first().click();
    await reloaded;
    await expect(page.locator('html'), 'the page comes to life by itself').toHaveAttribute('data-has-hydrated', 'true');
    if (!action.isKept) await action.act(page);
    await action.stays(page);
  } else if (cure === 'Retry') {
    // Several parts of a page may have failed; what one press brings, others may have been waiting for, and a connection
    // that is back brings most of them by itself.
    await expect(async () => {
      for (const each of await buttons(page, cure).all()) await each.click({ timeout: 500 });
      expect(await buttons(page, cure).count()).toBe(0);
    }).toPass();
  } else await buttons(page, cure).first().click();
  await action.done(page);
}

/** Nothing happens, until the visitor has to be told. */
async function passTime(page: Page, action: Action) {
  if (!action.patience) {
    // Words stand in the place of a spinner, which comes first.
    await page.clock.fastForward(spinnerDelay);
    await painted(page);
    return page.clock.fastForward(patience);
  }
  await expect(word(page, /still starting|on its way/), 'a start that takes long is told').toBeVisible();
  const { patience: limit } = action;
  // What is on its way may be the files before the start, which is timed by itself.
  return expect(async () => {
    await page.clock.fastForward(limit);
    await expect(word(page, /nothing came for/)).toBeVisible({ timeout: 500 });
  }).toPass();
}
