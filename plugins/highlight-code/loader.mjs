import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const modules = Promise.all([
  jiti.import('./highlight.ts'),
  jiti.import('../remark-samples/sampleText.ts'),
  jiti.import('../remark-samples/outputs.ts'),
]);

/** What is shown of a long output, of which nobody marks the lines that decide. */
const firstLines = '{1-12}';

/**
 * Bundler loader: a source file becomes a module whose default export is its highlighted HTML. With `?output=sql` the
 * file is a sample's captured output, and the text of it is highlighted in that language. With `?whole` no line is hidden.
 * Going through the bundler is what makes the persistent build cache notice a changed sample.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function highlightLoader(source) {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const region = query.get('region') ?? undefined;
  const output = query.get('output');
  (async () => {
    const [{ highlight, openUpTo }, { highlightedLines, sampleText }, { outputText }] = await modules;
    const lang = output ?? this.resourcePath.split('.').pop();
    const shown = output ? outputText(source, region) : '';
    const html = output
      ? highlight(shown, lang, shown.split('\n').length > openUpTo ? firstLines : '')
      : highlight(sampleText(source, region), lang, query.has('whole') ? '' : highlightedLines(source, region));
    // Captured output is a .json file, and the bundler takes what leaves this loader for JSON.
    return output ? JSON.stringify(html) : `export default ${JSON.stringify(html)};`;
  })().then((code) => done(null, code), done);
}
