import { createJiti } from 'jiti';

/**
 * Bundler loader: has a function of the site make of a JSON file what the browser gets.
 * @this {import('@rspack/core').LoaderContext<{ module: string; function: string }>}
 */
export default function datasetLoader(source) {
  const done = this.async();
  const options = this.getOptions();
  // Without its cache, an author who edits the function sees the new result.
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  this.addDependency(options.module);
  jiti
    .import(options.module)
    .then((module) => done(null, JSON.stringify(module[options.function](JSON.parse(source)))), done);
}
