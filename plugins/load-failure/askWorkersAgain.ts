import { type Compiler, RuntimeModule } from '@rspack/core';

/**
 * The scripts that a worker fetches get the query that the worker itself was asked for with: what src/loading/chunks.ts asks
 * for past the caches is asked for past them as a whole.
 */
class SameQuery extends RuntimeModule {
  constructor() {
    super('same query', RuntimeModule.STAGE_ATTACH);
  }
  override generate() {
    return `var fileOf = __webpack_require__.u;
__webpack_require__.u = function (id) { return fileOf(id) + self.location.search; };`;
  }
}

/** The runtime of pages, which has no worker to look at. */
const ofPages = /^runtime~/;

/** Part of the bundler's configuration, whose type is that of another bundler. */
export const askWorkersAgain = {
  apply(bundler: unknown) {
    const compiler = bundler as Compiler;
    compiler.hooks.compilation.tap('load-failure', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('load-failure', (chunk, requirements) => {
        if (ofPages.test(chunk.name ?? '')) return;
        requirements.add(compiler.rspack.RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new SameQuery());
      });
    });
  },
};
