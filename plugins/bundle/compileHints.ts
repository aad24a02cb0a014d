import type { Plugin } from '@docusaurus/types';
import { Compilation, sources } from '@rspack/core';
import { isOfPages } from './chunks';
import { atStage } from './inCompilation';

/** What a file begins with whose functions are to be compiled while it arrives; https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Characters of a script below which the hint costs a visitor more than it brings. */
export const leastHinted = 10_000;

/**
 * Chromium compiles the functions of the pages' scripts in the background, while they arrive, and not on the page's own
 * thread when each is called first: on a slow phone the demo is live 0.15 s earlier, and a docs page 0.1 s. For other
 * browsers it is a comment. What workers run is left alone: much of it is never called, and a worker has nothing else to do.
 */
export default function compileHints(): Plugin {
  return { name: 'compile-hints', configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [hinting] }) };
}

// The minifier leaves comments out, and the files' names are hashes of what they have in the end.
const hinting = atStage('compile-hints', Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2, (compilation) => {
  const files = [...compilation.chunks].flatMap((chunk) => (isOfPages(chunk) ? [...chunk.files] : []));
  const scripts = files.filter((name) => name.endsWith('.js'));
  if (!scripts.length) compilation.errors.push(new Error('compile-hints: no chunk is run by pages any more.'));
  for (const file of scripts) {
    const text = String(compilation.getAsset(file)?.source.source() ?? '');
    if (text.length >= leastHinted) compilation.updateAsset(file, new sources.RawSource(compileHint + text));
  }
});
