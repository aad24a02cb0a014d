import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { announcementBar } from './config/announcementBar';
import { docs, markdownPlugins, triedRelease } from './config/docs';
import { env } from './config/env';
import { footer } from './config/footer';
import { markdown } from './config/markdown';
import { navbar } from './config/navbar';
import { redirects } from './config/redirects';
import { algolia } from './config/search';
import { sitemap } from './config/sitemap';
import { toolkits } from './src/toolkits/registry';

export default {
  title: 'React Query Builder',
  tagline: 'The documentation and demo site of the query builder component for React',
  favicon: 'img/favicon.svg',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  trailingSlash: false,
  titleDelimiter: '|',
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en', direction: 'ltr' } } },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown,
  // Storage namespacing stays off: the specification fixes the storage keys.
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  customFields: { next: triedRelease },
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        pages: markdownPlugins,
        sitemap,
        theme: {
          customCss: ['site', 'controls', 'overview', 'preferences', 'code', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Options,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirects],
    ['./plugins/build-cache/index.ts', { settings: env }],
    ...[
      'chunks',
      'compileHints',
      'filledStyles',
      'libraryCopies',
      'looseImports',
      'placeOfBuild',
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
    './plugins/robots.ts',
    [
      './plugins/notices/index.ts',
      { also: ['src/dataset/movies', 'node_modules/infima', 'node_modules/@docsearch/css'] },
    ],
    './plugins/load-failure/index.ts',
    './plugins/prefetch-once/index.ts',
    './plugins/library-api/index.ts',
    './plugins/markdown-twins/index.ts',
    './plugins/line-changes/index.ts',
    './plugins/search/index.ts',
    './plugins/sandbox/index.ts',
    './plugins/swizzles.ts',
    ...(env.offline === 'off' ? [] : ['./plugins/offline/index.ts']),
    [
      './plugins/dataset-asset/index.ts',
      {
        name: 'movies-table',
        source: 'src/dataset/movies/movies.json',
        transform: { module: 'src/dataset/packedTable.ts', function: 'packMovies' },
      },
    ],
    './plugins/finish/index.ts',
    './plugins/site-figures/index.ts',
    ...(env.gtagId ? [['./plugins/page-view/index.ts', { trackingID: env.gtagId }] as [string, object]] : []),
  ],
  clientModules: ['exactRoutes', 'notFound', 'tableOfContents', 'dropdown', 'announceRoute'].map(
    (name) => `./src/clientModules/${name}.ts`,
  ),
  themeConfig: {
    announcementBar,
    navbar,
    footer,
    algolia,
    metadata: [
      {
        name: 'description',
        content: 'Documentation site for React Query Builder, a query builder component for React.',
      },
    ],
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false }, versionPersistence: 'localStorage' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Highlighting happens at build time; an empty theme keeps Prism's default out of the bundle.
    prism: { theme: { plain: {}, styles: [] }, additionalLanguages: [] },
  } satisfies ThemeConfig & { algolia: typeof algolia },
} satisfies Config;
