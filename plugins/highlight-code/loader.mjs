import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const modules = Promise.all([jiti.import('./highlight.ts'), jiti.import('../remark-samples/sampleText.ts')]);

/**
 * Bundler loader: a source file becomes a module whose default export is its highlighted HTML.
 * Going through the bundler is what makes the persistent build cache notice a changed sample.
 * @this {import('@rspack/core').LoaderContext<{ region?: string }>}
 */
export default function highlightLoader(source) {
  const done = this.async();
  const region = new URLSearchParams(this.resourceQuery).get('region') ?? undefined;
  (async () => {
    const [{ highlight }, { sampleText }] = await modules;
    const lang = this.resourcePath.split('.').pop();
    const html = await highlight(sampleText(source, region), lang);
    return `export default ${JSON.stringify(html)};`;
  })().then((code) => done(null, code), done);
}
