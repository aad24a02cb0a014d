import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Packed, packCommand } from './pack';
import { runOnExample } from './runOnExample';

/** What the page says of the command: its file, and what it prints for the example of the page. */
export type Command = { file: string; bytes: number; output: string };

/** Packs the upgrade command, and puts it beside the pages: `npx` runs it from its address. */
export default function upgradeCommand({ siteDir, siteConfig }: LoadContext): Plugin<Packed> {
  return {
    name: 'upgrade-command',
    loadContent: () => packCommand(new URL(siteConfig.baseUrl, siteConfig.url).href, siteDir),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData(
        'command.json',
        JSON.stringify({
          file: content.name,
          bytes: content.bytes.length,
          output: runOnExample(content),
        } satisfies Command),
      );
    },
    postBuild: ({ outDir, content }) => writeFile(path.join(outDir, content.name), content.bytes),
  };
}
