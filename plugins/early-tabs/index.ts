import type { Plugin } from '@docusaurus/types';
import { bundledScript } from '../inlineScript';

/**
 * Shows the tab that the visitor chose before from the first painting on, and tabs that are chosen before the page is live.
 * Stock Docusaurus shows the first tab until then, and flips. The script stands inline in the head, before that of
 * plugins/first-view, which keeps what is pressed for React.
 */
export default (): Plugin => ({
  name: 'early-tabs',
  injectHtmlTags: () => ({
    headTags: [{ tagName: 'script', innerHTML: bundledScript(new URL('./page.ts', import.meta.url)) }],
  }),
});
