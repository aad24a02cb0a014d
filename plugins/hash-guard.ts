import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus decodes the address's hash to find what to scroll to, and crashes at one that cannot be decoded, such as
 * `#%E0%A4%A`. This turns the percent signs of such a hash into text before the router sees it: inline, because it has
 * to listen before anything else does.
 */
export const guard = `(function(){function mend(){try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,'',location.pathname+location.search+location.hash.replace(/%/g,'%25'))}}mend();addEventListener('popstate',mend,true);addEventListener('hashchange',mend,true)})()`;

export default function hashGuard(): Plugin {
  return {
    name: 'hash-guard',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: guard }] }),
  };
}
