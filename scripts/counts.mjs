import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What a reporter counted. Beneath a command that runs several of them (`npm test`, `npm run deep`), TEST_COUNTS names the
 * file in which they are added up.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Adds to the counts of the command above, if there is one.
 * @param {Counts} counts
 * @returns {boolean} false when nobody above prints them
 */
export function noteCounts(counts) {
  const file = process.env.TEST_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
  return Boolean(file);
}

/**
 * The sum of what reporters noted in a file.
 * @param {string} file
 * @returns {Counts}
 */
export function sumOfCounts(file) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const counts of lines.map((line) => JSON.parse(line)))
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}

/**
 * `N passed, N failed`: the last line of every command that tests, for whoever reads only that.
 * @param {Counts} counts
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
