import { latestLine, nextLine } from '@site/lines/registry';
import { adapters } from '@site/src/toolkits/adapters';
import type { ReleaseEntry, ReleaseId } from './DemoRelease';

/** Every release of the demo, the one that a visitor meets first. The others' code comes when they are chosen. */
export const releases: readonly ReleaseEntry[] = [
  { id: '5', line: latestLine, adapters: {}, load: async () => (await import('./5')).release5 },
  { id: '8', line: nextLine, adapters: adapters[8], load: async () => (await import('./8')).release8 },
];

/** The entry of a release. */
export const releaseEntry = (id: ReleaseId): ReleaseEntry => releases.find((entry) => entry.id === id) as ReleaseEntry;
