import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines } from '../../config/lines';
import { apiFile, lineApi } from './lineApi';

/**
 * Writes the API surface of each line's pinned release, from which `<Signature>`, `<PropsTable>` and `<ApiIndex>` take
 * what they show (through the bundler, so that a page notices another release).
 */
export default function libraryApi({ siteDir }: LoadContext): Plugin {
  return {
    name: 'library-api',
    async loadContent() {
      for (const line of documentedLines(siteDir)) {
        const file = apiFile(line, siteDir);
        const text = JSON.stringify(lineApi(line, siteDir));
        // An untouched file keeps the bundler's cache valid.
        if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
