import type { ReleaseId, ToolkitId } from './registry';
import type { ToolkitCode } from './ToolkitCode';

/** The code of each toolkit, by the releases that the demo runs it with; it comes when code is asked for. */
export const toolkitCodes: Record<ToolkitId, () => Promise<{ code: Partial<Record<ReleaseId, ToolkitCode>> }>> = {
  default: () => import('./default/code'),
  antd: () => import('./antd/code'),
  bootstrap: () => import('./bootstrap/code'),
  bulma: () => import('./bulma/code'),
  chakra: () => import('./chakra/code'),
  material: () => import('./material/code'),
  mantine: () => import('./mantine/code'),
  'react-aria': () => import('./react-aria/code'),
  fluent: () => import('./fluent/code'),
  shadcn: () => import('./shadcn/code'),
};
