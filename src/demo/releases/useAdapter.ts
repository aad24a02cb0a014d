import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { useCallback } from 'react';
import type { AnyAdapter, BuilderAdapter, ReleaseId } from './DemoRelease';
import { loadAdapter, loadedAdapter } from './load';

/**
 * What draws a release in the toolkit of a page.
 * @param own what the page's route brought
 * @returns the adapter once it is there, and the props of `LoadState`
 */
export function useAdapter(release: ReleaseId, own: AnyAdapter) {
  const load = useCallback(async () => loadAdapter(release, own.id), [release, own.id]);
  const { part, ...loading } = useLoadedPart(load);
  const adapter = own.release === release ? own : (loadedAdapter(release, own.id) ?? part);
  return { adapter: adapter as BuilderAdapter | undefined, ...loading };
}
