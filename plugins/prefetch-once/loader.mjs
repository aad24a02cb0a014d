const original = 'export default function prefetch(url) {';
const once = `const asked = new Set();
${original}
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);`;

/**
 * Bundler loader for Docusaurus' own `prefetch`: the second call for an address does nothing.
 * @this {import('@rspack/core').LoaderContext<object>}
 * @throws when the function no longer reads as it did
 */
export default function prefetchOnce(source) {
  if (!source.includes(original)) throw new Error(`plugins/prefetch-once: no "${original}" in ${this.resourcePath}`);
  return source.replace(original, once);
}
