import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines } from '../../lines/lines';
import { bundledScript } from '../inlineScript';

/**
 * Lets a page be read before its scripts are fetched, and loses nothing of what a visitor does meanwhile (adr/0014). The
 * script is the same on every page; what it starts, plugins/finish/steps/later.ts puts into a template.
 */
export default function firstView({ siteDir, baseUrl }: LoadContext): Plugin {
  // The longest path first: that of the latest line is the beginning of the others.
  const lines = documentedLines(siteDir)
    .map(({ id, path }) => [baseUrl + path.slice(1), id] as const)
    .sort(([a], [b]) => b.length - a.length);
  return {
    name: 'first-view',
    getClientModules: () =>
      ['./early.css', './replay/index.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: bundledScript(new URL('./page/main.ts', import.meta.url), { LINES: Object.fromEntries(lines) }),
        },
      ],
    }),
  };
}
