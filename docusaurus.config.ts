import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { announcementBar } from './config/announcementBar';
import { triedRelease } from './config/docs';
import { env } from './config/env';
import { footer } from './config/footer';
import { markdown } from './config/markdown';
import { navbar } from './config/navbar';
import { algolia } from './config/search';

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
  presets: ['./config/preset.ts'],
  clientModules: ['exactRoutes', 'notFound', 'tableOfContents', 'dropdown', 'announceRoute', 'progressBar'].map(
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
