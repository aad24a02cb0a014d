import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Chunk, filesOfEngines } from './filesOfEngines';

type Stats = { hasErrors(): boolean; toJson(options: object): { chunks?: Chunk[] } };
type Compiler = { hooks: { done: { tap(name: string, listener: (stats: Stats) => void): void } } };

/** Beside Docusaurus' own generated files: what `writeOffline.ts` has to know of the bundle when the build is done. */
export const enginesFile = 'offline-engines.json';

/**
 * Lets visitors keep the whole site in their browser (see README.md). The footer's button is a component of this plugin, so
 * that a build without it has none.
 */
export default function offline({ generatedFilesDir }: LoadContext): Plugin {
  const writeEngines = (stats: Stats) => {
    if (stats.hasErrors()) return;
    const { chunks = [] } = stats.toJson({ all: false, chunks: true, ids: true });
    mkdirSync(generatedFilesDir, { recursive: true });
    writeFileSync(path.join(generatedFilesDir, enginesFile), JSON.stringify(filesOfEngines(chunks)));
  };
  return {
    name: 'offline',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : { plugins: [{ apply: (compiler: Compiler) => compiler.hooks.done.tap('offline', writeEngines) }] },
  };
}
