// The first thing that a visitor does, at a random moment, on a slow line; `npm run bench -- first-action` does it more often.
import { runs } from '../../scripts/testScale';
import { firstActions } from '../fixtures/firstActions';
import { tryAction, tryOften } from '../fixtures/firstTrials';
import { expect, test } from '../fixtures/site';

/** One before the scripts can be there, one when they may be; all of more at once would keep each other from being drawn. */
const [trials, together] = [runs(2, 20, 'first-actions'), 3];

for (const action of firstActions)
  test(`the first action is neither lost nor doubled: ${action.name}`, async ({ browser, baseURL }) => {
    test.setTimeout(trials * 90_000);
    const { lost } = await tryOften(trials, together, (after) => tryAction(browser, baseURL as string, action, after));
    expect(lost).toEqual([]);
  });
