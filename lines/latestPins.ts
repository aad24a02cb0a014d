// A copy of its own, as in nextPins.ts.
import manifest from '../versioned_docs/version-5/_samples/package.json?pins';
import { versionsOf } from './versionOf';

/** Packages with the releases that the latest line is pinned to. */
export const latestPins = versionsOf(manifest.dependencies);
