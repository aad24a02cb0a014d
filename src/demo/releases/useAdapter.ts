import { useLoadedPart } from '@site/src/components/useLoadedPart';
import type { ToolkitAdapter } from '@site/src/toolkits/adapter';
import { useCallback } from 'react';
import type { ReleaseId } from './DemoRelease';
import { loadAdapter, loadedAdapter } from './loaded';
import { releaseEntry } from './registry';

/**
 * What draws a release in the toolkit of a page.
 * @param own what the page's route brought
 * @returns the adapter once it is there, and the props of `LoadState`
 */
export function useAdapter(release: ReleaseId, own: ToolkitAdapter) {
  const isOwn = releaseEntry(release).adapters[own.id] === 'route';
  const load = useCallback(async () => loadAdapter(release, own.id), [release, own.id]);
  const { part, ...loading } = useLoadedPart(load);
  return { adapter: isOwn ? own : (loadedAdapter(release, own.id) ?? part), ...loading };
}
