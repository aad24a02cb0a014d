import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useContext } from 'react';
import { demoStore, OnlyRelease, useDemo } from '../store/state';
import type { DemoRelease } from './DemoRelease';
import { loadedRelease } from './loaded';
import { onData } from './onData';

/** The release that the demo shows, for queries on what the demo is about. */
export function useRelease(): DemoRelease {
  const state = useDemo();
  return onData(loadedRelease(state.release), state);
}

/** Gives the demo's state the release of a page that is drawn in no other one. */
export function useFollowRelease() {
  const only = useContext(OnlyRelease);
  useIsomorphicLayoutEffect(() => {
    if (only && demoStore.get().release !== only.id) demoStore.followRelease(only);
  }, [only]);
}
