import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Options } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import installed from '../lines/installed.json';
import type { TriedRelease } from '../lines/line';
import { documentedLines, type Line, latest } from '../lines/lines';
import { rehypeAliases } from '../plugins/address/rehypeAliases';
import { rehypeHighlightCode } from '../plugins/highlight-code';
import { remarkLibraryApi } from '../plugins/library-api/remark';
import { remarkSince } from '../plugins/library-api/remarkSince';
import { remarkSamples } from '../plugins/remark-samples';
import { env } from './env';

/** Markdown extensions that every page has, in the docs and under src/pages. */
export const markdownPlugins = {
  remarkPlugins: [
    [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    remarkSamples,
    remarkLibraryApi,
    remarkSince,
  ],
  rehypePlugins: [rehypeHighlightCode],
} satisfies Pick<Options, 'remarkPlugins' | 'rehypePlugins'>;

/** Label, path and banner of a docs version: how it stands to the latest one. */
const version = ({ id, label, path }: Line) => [
  id,
  {
    label,
    path: path.replace(/^\/docs\/?/, ''),
    ...(id === 'current' && { banner: 'unreleased' as const }),
    ...(Number(id) < Number(latest) && { banner: 'unmaintained' as const }),
  },
];

const lines = documentedLines(fileURLToPath(new URL('..', import.meta.url)));

const next = lines.find(({ id }) => id === 'current');

/** What the banner of the unreleased docs says of their release. */
export const triedRelease: TriedRelease | undefined = next && {
  date: new Date(installed.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  installed: installed.release,
  release: next.release,
  react: next.react,
};

/** The documented lines; which release each one pins is said in its `_samples/package.json`. */
export const docs = {
  ...markdownPlugins,
  rehypePlugins: [...markdownPlugins.rehypePlugins, rehypeAliases],
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  lastVersion: latest,
  versions: Object.fromEntries(lines.map(version)),
  showLastUpdateTime: hasHistory(),
  ...(env.siteRepository && { editUrl: `${env.siteRepository}/edit/main/` }),
} satisfies Options;

/** The last-updated date needs git history, which a downloaded archive does not have. */
function hasHistory(): boolean {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return false;
  }
}
