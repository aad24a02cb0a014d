import { spawnSync } from 'node:child_process';
import type { parts } from './deep.mjs';

/** What `npm run deep -- <part>` runs in full. */
export type DeepPart = keyof typeof parts;

/** True in `npm run deep -- <part>`: then tests about that part take everything; `npm test` takes a computed or drawn share. */
export const isDeep = (part: DeepPart): boolean => process.env.TEST_DEEP === part;

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
 * How many random cases a test tries.
 * @param usual number in `npm test`
 * @param deep number in `npm run deep -- <part>`
 * @param part the part that tries more; in unit tests always `fuzz`
 */
export const runs = (usual: number, deep = usual * 10, part: DeepPart = 'fuzz'): number =>
  isDeep(part) ? deep : usual;
