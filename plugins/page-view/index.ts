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

const call = "gtag('config'";

/**
 * gtag's inline script with the path alone, told before its own first call.
 * @throws if that call is not there: a visitor's query would leave with the first page view
 */
export function withPathOnly(script: string): string {
  if (!script.includes(call)) throw new Error(`page-view: gtag's inline script has no ${call} any more.`);
  return script.replace(call, () => `${pathOnly}\n${call}`);
}

/**
 * The gtag plugin with its client module replaced: one page view a path, never a search or a hash.
 * @throws if the gtag plugin has changed what is taken out of it
 */
export default function pageView(context: LoadContext, options: PluginOptions): Plugin | null {
  const stock = gtag(context, options) as Plugin | null;
  if (!stock) return null;
  if (String(stock.getClientModules?.()) !== './gtag')
    throw new Error(`page-view: the gtag plugin's client is not ./gtag any more but ${stock.getClientModules?.()}.`);
  return {
    ...stock,
    getClientModules: () => [client],
    injectHtmlTags: (args) => {
      const tags = stock.injectHtmlTags?.(args);
      const headTags = [tags?.headTags ?? []]
        .flat()
        .map((tag) =>
          typeof tag === 'object' && tag.innerHTML ? { ...tag, innerHTML: withPathOnly(String(tag.innerHTML)) } : tag,
        );
      if (!JSON.stringify(headTags).includes('page_location: '))
        throw new Error("page-view: the gtag plugin has no inline script any more; a visitor's query could leave.");
      return { ...tags, headTags };
    },
  };
}

export { validateOptions };
