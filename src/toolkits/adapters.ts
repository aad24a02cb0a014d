import type { ToolkitAdapter } from './adapter';
import type { ToolkitOf } from './registry';

/** The toolkits of releases that do not come with the page, each in a chunk that arrives when it is asked for. */
export const adapters: { 8: Record<ToolkitOf<'8'>, () => Promise<{ adapter: ToolkitAdapter<'8'> }>> } = {
  8: { default: () => import('./default/8/adapter') },
};
