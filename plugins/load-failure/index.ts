import { inlineScript } from '../inlineScript';

/**
 * Shows an error box with Retry when a script of the page fails before the page is live. Stock Docusaurus leaves a
 * silent page then. The script stands inline in the head, because nothing that has to be fetched can report this.
 */
export default () => inlineScript('load-failure', new URL('./inline.js', import.meta.url));
