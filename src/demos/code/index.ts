import type { ToolkitCode } from './ToolkitCode';

/** The code of each toolkit, which comes when its code is asked for. A toolkit without an entry has the library's own. */
export const toolkitCodes: Record<string, () => Promise<{ code: ToolkitCode }>> = {
  default: () => import('./default'),
  antd: () => import('./antd'),
  bootstrap: () => import('./bootstrap'),
  bulma: () => import('./bulma'),
  chakra: () => import('./chakra'),
  material: () => import('./material'),
};
