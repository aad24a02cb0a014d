import { useHistory, useLocation } from '@docusaurus/router';
import type { ToolkitId } from '@site/src/toolkits/registry';
import { announce } from '@site/src/ui/announce';
import { spinnerDelay } from '@site/src/ui/useLazyPart';
import { useEffect, useRef, useState } from 'react';
import type { DemoRelease, ReleaseId, TakeOver } from '../releases/DemoRelease';
import { loadReleaseIn } from '../releases/load';
import { releases } from '../releases/registry';
import { namesOfFields } from '../releases/useFields';
import { demoStore } from '../store/state';

/** A switch that is not done yet: its code is on its way or did not come, or the visitor has to agree to a loss. */
export type Pending = {
  id: ReleaseId;
  pastDelay?: boolean;
  error?: unknown;
  loses?: { release: DemoRelease; takeOver: TakeOver; lost: string[] };
};

/** The state of a switch, and what begins, ends and repeats it. */
export function useReleaseSwitch(toolkit: ToolkitId) {
  const [pending, setPending] = useState<Pending>();
  const wanted = useRef<ReleaseId>();
  const finish = (release: DemoRelease, takeOver?: TakeOver) => {
    wanted.current = undefined;
    setPending(undefined);
    demoStore.setRelease(release, takeOver);
    announce(`Release: ${release.line.release}`);
  };
  const cancel = () => {
    wanted.current = undefined;
    setPending(undefined);
  };
  const choose = async (id: ReleaseId) => {
    cancel();
    if (id === demoStore.get().release) return;
    wanted.current = id;
    const show = (next: Omit<Pending, 'id'>) => wanted.current === id && setPending({ id, ...next });
    show({});
    const timer = setTimeout(show, spinnerDelay, { pastDelay: true });
    try {
      const release = await loadReleaseIn(id, toolkit);
      const takeOver = await release.loadTakeOver?.();
      if (wanted.current !== id) return;
      const state = demoStore.get();
      const lost = takeOver?.(state.query, namesOfFields(release, state)).lost ?? [];
      if (takeOver && lost.length > 0) show({ loses: { release, takeOver, lost } });
      else finish(release);
    } catch (error) {
      show({ error });
    } finally {
      clearTimeout(timer);
    }
  };
  useAddressed(choose);
  return { pending, choose, finish, cancel };
}

/** Begins the switch that an address asks for, as a link of a release's docs does with `?release=8`; it asks once. */
function useAddressed(choose: (id: ReleaseId) => void) {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const asked = new URLSearchParams(search).get('release');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is begun is of this address, whatever renders after it.
  useEffect(() => {
    if (asked === null) return;
    history.replace({ pathname, hash });
    const entry = releases.find(({ id }) => id === asked);
    // A link to a whole state says its own release.
    if (entry && !hash) choose(entry.id);
  }, [asked]);
}
