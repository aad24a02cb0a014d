import type { DemoRelease, ReleaseId } from './DemoRelease';

/** The releases whose code has come. */
const loaded = new Map<ReleaseId, DemoRelease>();

/** Takes in a release, which the demo's state may name from then on. */
export const keepRelease = (release: DemoRelease) => loaded.set(release.id, release);

export const isLoaded = (id: ReleaseId) => loaded.has(id);

/**
 * A release that the demo's state names.
 * @throws if the release is not loaded yet
 */
export function loadedRelease(id: ReleaseId): DemoRelease {
  const release = loaded.get(id);
  if (!release) throw new Error(`Release ${id} is used before it is loaded.`);
  return release;
}
