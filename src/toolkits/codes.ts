import type { ReleaseId, ToolkitId, ToolkitOf } from './registry';
import type { ToolkitCode } from './ToolkitCode';

/** The code of each toolkit for each release, which comes when its code is asked for. */
export const toolkitCodes: { [R in ReleaseId]: Record<ToolkitOf<R>, () => Promise<{ code: ToolkitCode }>> } = {
  5: {
    default: () => import('./default/5/code'),
    antd: () => import('./antd/5/code'),
    bootstrap: () => import('./bootstrap/5/code'),
    bulma: () => import('./bulma/5/code'),
    chakra: () => import('./chakra/5/code'),
    material: () => import('./material/5/code'),
  },
  8: {
    default: () => import('./default/8/code'),
    antd: () => import('./antd/8/code'),
    bootstrap: () => import('./bootstrap/8/code'),
    bulma: () => import('./bulma/8/code'),
    chakra: () => import('./chakra/8/code'),
    material: () => import('./material/8/code'),
    mantine: () => import('./mantine/8/code'),
  },
};

type LoadCode = () => Promise<{ code: ToolkitCode }>;

/**
 * The code of a toolkit for a release that the demo runs it with.
 * @throws if the release has no such toolkit
 */
export function codeOf(release: ReleaseId, toolkit: ToolkitId): LoadCode {
  const codes: Partial<Record<ToolkitId, LoadCode>> = toolkitCodes[release];
  const load = codes[toolkit];
  if (!load) throw new Error(`Release ${release} has no toolkit ${toolkit}.`);
  return load;
}
