import type { Compilation, Compiler } from '@rspack/core';

/**
 * A plugin of the bundler that takes part in each of its compilations.
 * @param name of the plugin that asks, for messages
 */
export const inCompilation = (name: string, use: (compilation: Compilation) => void) => ({
  // Docusaurus types its configuration by another bundler.
  apply(bundler: unknown) {
    (bundler as Compiler).hooks.thisCompilation.tap(name, use);
  },
});

/** The same, when the files of a compilation are at a stage, one of `Compilation.PROCESS_ASSETS_STAGE_…`. */
export const atStage = (name: string, stage: number, use: (compilation: Compilation) => void) =>
  inCompilation(name, (compilation) => compilation.hooks.processAssets.tap({ name, stage }, () => use(compilation)));
