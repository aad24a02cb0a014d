import { fileURLToPath } from 'node:url';
import gtag, { type PluginOptions, validateOptions } from '@docusaurus/plugin-google-gtag';
import type { LoadContext, Plugin } from '@docusaurus/types';

const client = fileURLToPath(new URL('./client.ts', import.meta.url));

/**
 * Everything that gtag would read from the document and that can hold a visitor's query, named without search and hash.
 * Must precede gtag's own `config` call. The title is still the prerendered one: the search page adds the query later.
 */
const pathOnly = `gtag('set', {
  page_location: location.origin + location.pathname,
  page_path: location.pathname,
  page_referrer: document.referrer.split(/[?#]/)[0],
  page_title: document.title,
});`;

/** The gtag plugin with its client module replaced: one page view a path, never a search or a hash. */
export default function pageView(context: LoadContext, options: PluginOptions): Plugin | null {
  const stock = gtag(context, options) as Plugin | null;
  if (!stock) return null;
  return {
    ...stock,
    getClientModules: () => [client],
    injectHtmlTags: (args) => {
      const tags = stock.injectHtmlTags?.(args);
      const headTags = [tags?.headTags ?? []]
        .flat()
        .map((tag) =>
          typeof tag === 'object' && tag.innerHTML
            ? { ...tag, innerHTML: String(tag.innerHTML).replace("gtag('config'", () => `${pathOnly}\ngtag('config'`) }
            : tag,
        );
      return { ...tags, headTags };
    },
  };
}

export { validateOptions };
