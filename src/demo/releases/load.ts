import type { ToolkitId } from '@site/src/toolkits/registry';
import type { AnyAdapter, DemoRelease, ReleaseId } from './DemoRelease';
import { isLoaded, keepRelease, loadedRelease } from './loaded';
import { releaseEntry } from './registry';

/** The adapters that have come. */
const adapters = new Map<string, AnyAdapter>();
const key = (id: ReleaseId, toolkit: ToolkitId) => `${id} ${toolkit}`;

/** Fetches a release, unless it is there; the demo's state names none that is not. */
export async function loadRelease(id: ReleaseId): Promise<DemoRelease> {
  if (!isLoaded(id)) keepRelease(await releaseEntry(id).load());
  return loadedRelease(id);
}

/** Fetches what draws a release in a toolkit; nothing if the toolkit's route brings that, or if there is no such thing. */
export async function loadAdapter(id: ReleaseId, toolkit: ToolkitId): Promise<AnyAdapter | undefined> {
  const adapter = adapters.get(key(id, toolkit)) ?? (await releaseEntry(id).adapters[toolkit]?.())?.adapter;
  if (adapter) adapters.set(key(id, toolkit), adapter);
  return adapter;
}

/** What draws a release in a toolkit, if it has been fetched. */
export const loadedAdapter = (id: ReleaseId, toolkit: ToolkitId) => adapters.get(key(id, toolkit));

/** Fetches a release and what draws it in a toolkit side by side. */
export const loadReleaseIn = async (id: ReleaseId, toolkit: ToolkitId): Promise<DemoRelease> =>
  (await Promise.all([loadRelease(id), loadAdapter(id, toolkit)]))[0];

/** Whether a release and what draws it in a toolkit need not be fetched any more. */
export const isLoadedIn = (id: ReleaseId, toolkit: ToolkitId): boolean =>
  isLoaded(id) && (adapters.has(key(id, toolkit)) || !releaseEntry(id).adapters[toolkit]);
