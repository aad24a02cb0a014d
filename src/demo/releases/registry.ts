import { nextLine } from '@site/lines/registry';
import { adapters } from '@site/src/toolkits/adapters';
import { five } from './5';
import type { DemoRelease, ReleaseEntry, ReleaseId } from './DemoRelease';

/** The release that a visitor meets, and the server renders. */
export const initialRelease: DemoRelease = five;

/** Every release of the demo, the initial one first. The others' code comes when they are chosen. */
export const releases: readonly ReleaseEntry[] = [
  { id: '5', line: five.line, adapters: {}, load: async () => five },
  { id: '8', line: nextLine, adapters: adapters[8], load: async () => (await import('./8')).eight },
];

/** The entry of a release. */
export const releaseEntry = (id: ReleaseId): ReleaseEntry => releases.find((entry) => entry.id === id) as ReleaseEntry;
