import type { LoadContext, Plugin } from '@docusaurus/types';
import { descriptors } from '../../src/toolkits/descriptors';
import { expectCacheGroup } from '../bundle/expectations';
import { withoutRoutes } from './routeStyles';
import { scopeReleaseStyles } from './scopeReleases';
import { keepSiteStylesOut, scopeToolkitStyles } from './scopeToolkits';
import { compileTailwind } from './tailwind';

/** Everything that happens to the site's styles on their way to a page; README.md has the order. */
export default function styles({ siteDir }: LoadContext): Plugin {
  const toolkits = { siteDir, toolkits: descriptors };
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [
        compileTailwind(siteDir),
        scopeToolkitStyles(toolkits),
        keepSiteStylesOut(toolkits),
        scopeReleaseStyles(),
        ...options.plugins,
      ],
    }),
    configureWebpack(config, isServer) {
      if (isServer) return {};
      expectCacheGroup(config, 'styles');
      return { optimization: { splitChunks: { cacheGroups: { styles: withoutRoutes(descriptors) } } } };
    },
  };
}
