import { isToolkitOf, type ToolkitId } from '@site/src/toolkits/registry';
import { useEffect } from 'react';
import { demoStore, useDemo } from '../store/state';
import type { DemoRelease } from './DemoRelease';
import { loadedRelease } from './loaded';
import { onData } from './onData';

/** The release that the demo shows, for queries on what the demo is about. */
export function useRelease(): DemoRelease {
  const state = useDemo();
  return onData(loadedRelease(state.release), state);
}

/** The release that the page of a toolkit shows: the one of the demo's state, or that of its route if it is not drawn in it. */
export function useReleaseIn(toolkit: ToolkitId, ofRoute: DemoRelease): DemoRelease {
  const release = useRelease();
  const isDrawn = isToolkitOf(toolkit, release.id);
  useEffect(() => {
    if (!isDrawn) demoStore.followRelease(ofRoute);
  }, [isDrawn, ofRoute]);
  return isDrawn ? release : ofRoute;
}
