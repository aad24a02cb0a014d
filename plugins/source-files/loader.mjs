import { flavours } from './flavours.mjs';

/**
 * Bundler loader: a source file becomes a module whose default export is its text, in TypeScript and in JavaScript.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function sourceFilesLoader(source) {
  const done = this.async();
  flavours(source, this.resourcePath).then((texts) => done(null, `export default ${JSON.stringify(texts)};`), done);
}
