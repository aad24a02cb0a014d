import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/**
 * A plugin that puts a script inline into the head of every page.
 * @param name of the plugin
 * @param script file of plain JavaScript; its comments of whole lines stay out of the pages
 */
export const inlineScript = (name: string, script: URL): Plugin => ({
  name,
  injectHtmlTags: () => ({
    headTags: [
      { tagName: 'script', innerHTML: readFileSync(fileURLToPath(script), 'utf8').replace(/^\s*\/\/.*\n|^ +/gm, '') },
    ],
  }),
});
