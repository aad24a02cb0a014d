/**
 * How much the tests try. `npm test` runs a part of what is random, another one each day; `npm run test:deep` runs the
 * same tests with more of it. Every test that draws at random takes its number of runs and its seed from here.
 */
export const isDeep = process.env.TEST_DEEP === 'true';

/** True in `npm run capture`, which writes what other runs compare with; vitest.config.ts says so. */
export const isCapture = process.env.TEST_CAPTURE === 'true';

/** Seed of what is drawn at random: the day, such as 20260131, or `TEST_SEED` to repeat a run that failed. */
export const seed = Number(process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/**
 * How often to try.
 * @param usual number of runs in `npm test`
 * @param deep number of runs in `npm run test:deep`
 */
export const runs = (usual: number, deep = usual * 10): number => (isDeep ? deep : usual);
