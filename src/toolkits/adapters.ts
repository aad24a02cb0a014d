import type { ToolkitAdapter } from './adapter';
import type { OpensIn, ToolkitOf } from './registry';

/**
 * What draws a release in a toolkit, each in a chunk that arrives when it is asked for. Of release 5, the home page asks: a
 * demo's route brings what it opens in, which is release 8 where a toolkit has no other. The home page draws the library without
 * a toolkit by itself.
 */
export const adapters: {
  5: Record<Exclude<ToolkitOf<'5'>, 'default'>, () => Promise<{ adapter: ToolkitAdapter }>>;
  8: Record<Exclude<ToolkitOf<'8'>, OpensIn<'8'>>, () => Promise<{ adapter: ToolkitAdapter<'8'> }>>;
} = {
  5: {
    antd: async () => ({ adapter: (await import('./antd/5/adapter')).antd }),
    bootstrap: async () => ({ adapter: (await import('./bootstrap/5/adapter')).bootstrap }),
    bulma: async () => ({ adapter: (await import('./bulma/5/adapter')).bulma }),
    chakra: async () => ({ adapter: (await import('./chakra/5/adapter')).chakra }),
    material: async () => ({ adapter: (await import('./material/5/adapter')).material }),
  },
  8: {
    default: () => import('./default/8/adapter'),
    antd: () => import('./antd/8/adapter'),
    bootstrap: () => import('./bootstrap/8/adapter'),
    bulma: () => import('./bulma/8/adapter'),
    chakra: () => import('./chakra/8/adapter'),
    material: () => import('./material/8/adapter'),
  },
};
