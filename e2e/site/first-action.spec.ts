// The first thing that a visitor does, at a random moment, on a slow line; `npm run bench -- first-action` does it more often.
import { firstActions } from '../fixtures/firstActions';
import { tryAction, tryOften } from '../fixtures/firstTrials';
import { expect, test } from '../fixtures/site';

/** Most of a trial is waiting; all at once, beside other tests, they would keep each other from being drawn. */
const [runs, together] = [5, 3];

for (const action of firstActions)
  test(`the first action is neither lost nor doubled: ${action.name}`, async ({ browser, baseURL }) => {
    test.slow();
    const { lost } = await tryOften(runs, together, (after) => tryAction(browser, baseURL as string, action, after));
    expect(lost).toEqual([]);
  });
