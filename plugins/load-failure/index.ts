import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const script = fileURLToPath(new URL('./inline.js', import.meta.url));

/**
 * Shows an error box with Retry when a script of the page fails before the page is live. Stock Docusaurus leaves a
 * silent page then. The script stands inline in the head, because nothing that has to be fetched can report this.
 */
export default function loadFailure(): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: readFileSync(script, 'utf8').replace(/^\/\/.*\n/gm, '') }],
    }),
  };
}
