import type { ToolkitId } from './registry';
import type { ToolkitCode } from './ToolkitCode';

/** The code of each toolkit, which comes when its code is asked for. */
export const toolkitCodes: Record<ToolkitId, () => Promise<{ code: ToolkitCode }>> = {
  default: () => import('./default/5/code'),
  antd: () => import('./antd/5/code'),
  bootstrap: () => import('./bootstrap/5/code'),
  bulma: () => import('./bulma/5/code'),
  chakra: () => import('./chakra/5/code'),
  material: () => import('./material/5/code'),
};
