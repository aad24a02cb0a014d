import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDocs } from './readDocs';
import { type Written, writeTwins } from './writeTwins';

/**
 * Writes the docs as Markdown: for each page a twin at its address with `.md` behind it, and for each line and for all of
 * them a list (`llms.txt`) and everything in one file (`llms-full.txt`).
 */
export default function markdownTwins({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  let written: Written[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      written = await writeTwins(
        readDocs(docs?.loadedVersions ?? [], siteDir, `${siteConfig.url}${baseUrl}`.replace(/\/$/, '')),
        siteConfig.onBrokenLinks !== 'throw',
      );
    },
    async postBuild({ outDir }) {
      for (const { file, text } of written) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}
