import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const packedTable = fileURLToPath(new URL('../../src/dataset/packedTable.ts', import.meta.url));

/** Bundler loader: makes of the movies what the browser gets. @this {import('@rspack/core').LoaderContext<object>} */
export default function datasetLoader(source) {
  const done = this.async();
  // Without its cache, an author who edits the function sees the new result.
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  this.addDependency(packedTable);
  jiti.import(packedTable).then(({ packMovies }) => done(null, JSON.stringify(packMovies(JSON.parse(source)))), done);
}
