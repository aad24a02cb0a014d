import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { bundledScript } from '../inlineScript';

const here = (file: string) => new URL(file, import.meta.url);

/** Without what only people read; a page has short forms of the rest (plugins/finish). */
const dialogs = readFileSync(here('./dialogs.html'), 'utf8')
  .replace(/\s+/g, ' ')
  .replace(/(?<=>) | (?=\/?>|<)/g, '');

/**
 * Lets a page be read before its scripts are fetched, and loses nothing of what a visitor does meanwhile (adr/0014). The
 * script is the same on every page; what it starts, plugins/finish/steps/firstView.ts puts into a template.
 */
export default (): Plugin => ({
  name: 'first-view',
  getClientModules: () => ['./early.css', './replay/index.ts'].map((file) => fileURLToPath(here(file))),
  injectHtmlTags: () => ({
    headTags: [{ tagName: 'script', innerHTML: bundledScript(here('./page/main.ts')) }],
    preBodyTags: [dialogs],
  }),
});
