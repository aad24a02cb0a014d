import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectFile, expectModules } from './expectations';

/** Modules that only the pre-rendering needs: in the browser each of them is empty. */
const modules = ['src/toolkits/antd/5/serverStyles.tsx', 'src/toolkits/fluent/serverStyles.tsx'];

/** Leaves them out of the pages' scripts; who imports one has to live without its exports there. */
export default function serverOnly({ siteDir }: LoadContext): Plugin {
  const files = modules.map((file) => path.join(siteDir, file));
  return {
    name: 'server-only',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [expectModules('server-only', { absent: [/[\\/]serverStyles\.tsx$/] })],
            resolve: { alias: Object.fromEntries(files.map((file) => [expectFile(file), false as const])) },
          },
  };
}
