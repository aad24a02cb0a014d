import type { ToolkitId } from '../toolkits/registry';
import type { ToolkitCode } from './ToolkitCode';

/** The code of each toolkit, which comes when its code is asked for. */
export const toolkitCodes: Record<ToolkitId, () => Promise<{ code: ToolkitCode }>> = {
  default: () => import('./default'),
  antd: () => import('./antd'),
  bootstrap: () => import('./bootstrap'),
  bulma: () => import('./bulma'),
  chakra: () => import('./chakra'),
  material: () => import('./material'),
};
