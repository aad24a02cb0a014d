import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { nextLine } from '../../lines/registry';
import { packageFolder } from '../packageFolder';
import { expectFile, expectModules } from './expectations';
import { edits, logoStyle, pressable } from './filledStylesLoader.mjs';

const loader = fileURLToPath(new URL('./filledStylesLoader.mjs', import.meta.url));

/**
 * Pages allow no stylesheet that a script writes as text (adr/0016): samples' `<style>`, antd's and React Aria's are filled by
 * calls, DocSearch's is left out. Emotion fills its own.
 */
export default function filledStyles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'filled-styles',
    configureWebpack(_config, isServer) {
      const next = path.join(siteDir, nextLine.samples);
      const edited = edits.map(([from = '']) => from);
      const ofAntd = [
        path.join(packageFolder(siteDir, 'rc-util'), 'es/Dom/dynamicCSS.js'),
        path.join(packageFolder(next, '@rc-component/util'), 'es/Dom/dynamicCSS.js'),
        path.join(packageFolder(next, '@ant-design/icons'), 'es/cssUtils.js'),
      ].map((file) => expectFile(file, edited));
      const docSearch = path.join(packageFolder(siteDir, '@docsearch/react'), 'dist/esm/index.js');
      const ofSearch = expectFile(docSearch, [logoStyle]);
      const reactAria = path.join(packageFolder(siteDir, 'react-aria'), 'dist/private');
      const ofReactAria = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
        expectFile(path.join(reactAria, file), pressable),
      );
      return {
        module: {
          rules: [
            { test: /[\\/]_samples[\\/](?!node_modules[\\/]).*\.tsx$/, enforce: 'pre', use: loader },
            { test: [...ofAntd, ofSearch, ...ofReactAria], use: loader },
          ],
        },
        plugins: isServer ? [] : [expectModules('filled-styles', { present: [/[\\/]src[\\/]ui[\\/]fillStyle/] })],
      };
    },
  };
}
