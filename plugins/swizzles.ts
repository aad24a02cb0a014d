import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findPackage } from './packageFolder';

/** Where the stock components are that one of ours can stand in for. */
const stock = (siteDir: string) =>
  [
    ['@docusaurus/theme-classic', 'lib/theme'],
    ['@docusaurus/theme-search-algolia', 'lib/theme'],
    ['@docusaurus/core', 'lib/client/theme-fallback'],
  ].map(([name = '', folder = '']) => path.join(findPackage(name, siteDir) ?? '', folder));

/**
 * Components of ours that stand in for nothing, because the theme has none of that name any more.
 * @param theme folder of ours, such as src/theme
 * @param folders of the stock components
 */
export const lostSwizzles = (theme: string, folders: string[]): string[] =>
  readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])index\.tsx?$/.test(file))
    .map((file) => path.dirname(file))
    .filter((name) => !folders.some((folder) => ['', '.js'].some((end) => existsSync(path.join(folder, name + end)))));

/**
 * Fails the build where Docusaurus has renamed a component that we replace, and would quietly use its own again.
 * @throws when the site is loaded, if a component of `src/theme` replaces none of the themes
 */
export default function swizzles({ siteDir }: LoadContext): Plugin {
  for (const folder of ['src/theme', 'plugins/search/theme', 'plugins/offline/theme']) {
    const lost = lostSwizzles(path.join(siteDir, folder), stock(siteDir));
    if (lost.length) throw new Error(`${folder} has ${lost.join(', ')}, which no theme has any more.`);
  }
  return { name: 'swizzles' };
}
