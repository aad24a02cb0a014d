// A copy of its own: the lines need two entries of this file, and every page would have all of them.
import manifest from '../docs/_samples/package.json?pins';
import { versionsOf } from './versionOf';

/** Packages with the releases that Next is pinned to. */
export const nextPins = versionsOf(manifest.dependencies);
