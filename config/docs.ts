import type { Options } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { rehypeHighlightCode } from '../plugins/highlight-code';
import { remarkLibraryApi } from '../plugins/library-api/remark';
import { remarkSamples } from '../plugins/remark-samples';
import { env } from './env';

/** Markdown extensions that every page has, in the docs and under src/pages. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }], remarkSamples, remarkLibraryApi],
  rehypePlugins: [rehypeHighlightCode],
} satisfies Pick<Options, 'remarkPlugins' | 'rehypePlugins'>;

/** The four documented lines; which release each one pins is said in its `_samples/package.json`. */
export const docs = {
  ...markdownPlugins,
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  lastVersion: '5',
  versions: {
    current: { label: 'Next', path: 'next', banner: 'unreleased' },
    5: { label: 'v5.x' },
    4: { label: 'v4.x', path: '4', banner: 'unmaintained' },
    3: { label: 'v3.x', path: '3', banner: 'unmaintained' },
  },
  ...(env.siteRepository && { editUrl: `${env.siteRepository}/edit/main/` }),
} satisfies Options;
