import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { expectFile } from './expectations';

const require = createRequire(import.meta.url);
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
const measuring = 'navbarHeight.current = node.getBoundingClientRect().height;';

/**
 * The bar is measured in the frame after React has taken the page over. Docusaurus measures it meanwhile, for which the
 * browser has to lay out the whole page in the middle of that work: 30 ms on a phone, for what the first scrolling asks.
 */
export default function lateNavbarHeight(): Plugin {
  return {
    name: 'late-navbar-height',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: expectFile(path.join(themeCommon, 'hooks/useHideableNavbar.js'), [measuring]),
            use: {
              loader: fileURLToPath(new URL('../changeLoader.mjs', import.meta.url)),
              options: { text: measuring, change: `requestAnimationFrame(() => { ${measuring} });` },
            },
          },
        ],
      },
    }),
  };
}
