import classic, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import { toolkits } from '../src/toolkits/registry';
import { docs, markdownPlugins } from './docs';
import { env } from './env';
import { redirects } from './redirects';
import { sitemap } from './sitemap';

/** Options of Docusaurus' classic preset. */
export const options = {
  docs,
  blog: false,
  pages: markdownPlugins,
  sitemap,
  theme: {
    customCss: ['site', 'controls', 'preferences', 'code', 'print'].map((name) => `./src/css/${name}.css`),
  },
} satisfies Options;

/** What the site adds to Docusaurus, in the order in which it is asked; paths are the configuration's. */
const ours: PluginConfig[] = [
  ['@docusaurus/plugin-client-redirects', redirects],
  ['./plugins/build-cache/index.ts', { settings: env }],
  ...[
    'chunks',
    'compileHints',
    'filledStyles',
    'libraryCopies',
    'placeOfBuild',
    'pureParsers',
    'serverOnly',
    'shortClasses',
    'stableNames',
    'withoutNode',
    'withoutPrism',
    'workers',
  ].map((name) => `./plugins/bundle/${name}.ts`),
  './plugins/source-files/index.ts',
  './plugins/styles/index.ts',
  './plugins/early-announcement/index.ts',
  './plugins/early-tabs/index.ts',
  './plugins/first-view/index.ts',
  ['./plugins/address/index.ts', { demos: toolkits.map(({ path }) => path) }],
  './plugins/notices/index.ts',
  './plugins/load-failure/index.ts',
  './plugins/prefetchOnce.ts',
  './plugins/library-api/index.ts',
  './plugins/markdown-twins/index.ts',
  './plugins/line-changes/index.ts',
  './plugins/search/index.ts',
  './plugins/sandbox/index.ts',
  './plugins/swizzles.ts',
  ...(env.offline === 'off' ? [] : ['./plugins/offline/index.ts']),
  './plugins/dataset-asset/index.ts',
  './plugins/finish/index.ts',
  './plugins/controls-registry/index.ts',
  './plugins/site-figures/index.ts',
  './plugins/upgrade-command/index.ts',
  ...(env.gtagId ? [['./plugins/page-view/index.ts', { trackingID: env.gtagId }] as PluginConfig] : []),
];

/**
 * Docusaurus' classic preset with the site's own plugins. As a preset of its own and not in `docusaurus.config.ts`, which is
 * part of every page's script with all that stands in it.
 */
export default function preset(context: LoadContext): Preset {
  const { plugins = [], themes = [] } = classic(context, options);
  // Behind the themes, as standalone plugins are: their styles come after the theme's.
  return { plugins, themes: [...themes, ...ours] };
}
