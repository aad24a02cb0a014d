import { spawnSync } from 'node:child_process';

/**
 * How much the tests try. `npm test` runs a part of what is random, another one for each day's commits; `npm run test:deep` runs the
 * same tests with more of it. Every test that draws at random takes its number of runs and its seed from here.
 */
export const isDeep = process.env.TEST_DEEP === 'true';

/** True in `npm run capture`, which writes what other runs compare with; vitest.config.ts says so. */
export const isCapture = process.env.TEST_CAPTURE === 'true';

/** The day of the commit, or today where there is no repository: a commit that passes one day passes the next. */
function dayOfCommit(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' });
  return stdout?.trim() || new Date().toISOString().slice(0, 10);
}

/** Seed of what is drawn at random: the day of the commit, such as 20260131, or `TEST_SEED` to repeat a run that failed. */
export const seed = Number(process.env.TEST_SEED ?? dayOfCommit().replaceAll('-', ''));

/**
 * How often to try.
 * @param usual number of runs in `npm test`
 * @param deep number of runs in `npm run test:deep`
 */
export const runs = (usual: number, deep = usual * 10): number => (isDeep ? deep : usual);
