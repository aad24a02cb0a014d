import type { ToolkitAdapter } from './adapter';
import type { ToolkitOf } from './registry';

/**
 * The toolkits of releases that do not come with the page, each in a chunk that arrives when it is asked for. Mantine does:
 * it has no other release.
 */
export const adapters: {
  8: Record<Exclude<ToolkitOf<'8'>, 'mantine'>, () => Promise<{ adapter: ToolkitAdapter<'8'> }>>;
} = {
  8: {
    default: () => import('./default/8/adapter'),
    antd: () => import('./antd/8/adapter'),
    bootstrap: () => import('./bootstrap/8/adapter'),
    bulma: () => import('./bulma/8/adapter'),
    chakra: () => import('./chakra/8/adapter'),
    material: () => import('./material/8/adapter'),
  },
};
