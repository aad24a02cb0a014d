import type { ToolkitId } from './registry';
import type { ToolkitCode } from './ToolkitCode';

/** The code of each toolkit, which comes when its code is asked for. */
export const toolkitCodes: Record<ToolkitId, () => Promise<{ code: ToolkitCode }>> = {
  default: () => import('./default/code'),
  antd: () => import('./antd/code'),
  bootstrap: () => import('./bootstrap/code'),
  bulma: () => import('./bulma/code'),
  chakra: () => import('./chakra/code'),
  material: () => import('./material/code'),
};
