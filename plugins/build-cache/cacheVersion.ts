import { createHash } from 'node:crypto';

/**
 * What the results of a build depend on beside its sources, in one word.
 * @param settings what config/env.ts read from the environment
 * @param code the build-time code: path to text
 */
export const cacheVersion = (settings: object, code: Record<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, Object.entries(code).sort()]))
    .digest('hex')
    .slice(0, 16);
