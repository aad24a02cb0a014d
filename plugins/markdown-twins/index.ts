import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDocs } from './readDocs';
import { type Written, writeTwins } from './writeTwins';

/**
 * Writes the docs as Markdown: for each page a twin at its address with `.md` behind it, and for each line and for all of
 * them a list (`llms.txt`) and everything in one file (`llms-full.txt`).
 */
export default function markdownTwins(context: LoadContext): Plugin {
  let written: Written[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({ allContent }) {
      written = await writeTwins(readDocs(allContent, context), context.siteConfig.onBrokenLinks !== 'throw');
    },
    async postBuild({ outDir }) {
      for (const { file, text } of written) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}
