import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findPackage } from '../packageFolder';
import { expectFile } from './expectations';

const loader = fileURLToPath(new URL('./translationsLoader.mjs', import.meta.url));
const themes = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/**
 * Leaves ids and descriptions of the theme's messages out of every page's script: they are for translating, and a site in
 * one language shows the messages as they are.
 */
export default function shortMessages({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'short-messages',
    configureWebpack(_config, isServer) {
      if (isServer || i18n.locales.length > 1) return {};
      const folders = themes.map((name) => path.join(findPackage(name, siteDir) ?? name, 'lib'));
      expectFile(path.join(folders[0] ?? '', 'theme/Navbar/MobileSidebar/Header/index.js'), [
        "id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel'",
      ]);
      return { module: { rules: [{ test: /\.js$/, include: folders, enforce: 'pre', loader }] } };
    },
  };
}
