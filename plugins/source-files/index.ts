import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/**
 * `import file from '!!source-files!./file.tsx'` is the text of a file, as `{ ts, js }`: code to take away is the code that
 * runs here, never a copy of it. The same import means the same in unit tests (vitest.ts).
 */
export default function sourceFiles(): Plugin {
  return {
    name: 'source-files',
    configureWebpack: () => ({
      resolveLoader: { alias: { 'source-files': fileURLToPath(new URL('./loader.mjs', import.meta.url)) } },
    }),
  };
}
