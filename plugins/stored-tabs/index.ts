import { inlineScript } from '../inlineScript';

/**
 * Shows the tab that the visitor chose before from the first painting on. Stock Docusaurus shows the first tab until the
 * page is live, and then flips. The script stands inline in the head, and turns tabs over as the page's text arrives.
 */
export default () => inlineScript('stored-tabs', new URL('./inline.js', import.meta.url));
