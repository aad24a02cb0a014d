import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines, type Line, manifestOf } from '../../lines/lines';
import type { LineRuntime } from '../../src/sandbox/manifest';
import { lineApi } from '../library-api/lineApi';
import { bundleLine } from './bundles';
import { frameDocument } from './frameDocument';
import { editableSamples } from './samples';
import { compilerFile, declarationsFile, typesOf } from './typeFiles';

/**
 * Writes what the editor of samples runs them with: the document of its frame, and for each line a list of its samples
 * and packages, whose files are named after their content. Nothing of it is fetched before a visitor edits a sample.
 */
export default function sandbox({ siteDir }: LoadContext): Plugin {
  return {
    name: 'sandbox',
    async postBuild({ outDir }) {
      const started = performance.now();
      const [documents, assets] = [path.join(outDir, 'sandbox'), path.join(outDir, 'assets/sandbox')];
      await Promise.all([documents, assets].map((folder) => mkdir(folder, { recursive: true })));
      await writeFile(path.join(documents, 'frame.html'), frameDocument());
      const coming = compilerFile();
      await Promise.all(
        documentedLines(siteDir).map(async (line) => {
          const { manifest, files } = await bundleLine(line);
          const [compiler, declarations] = await Promise.all([coming, declarationsFile(line, siteDir)]);
          const runtime = runtimeOf(line, siteDir, manifest, typesOf(compiler, declarations));
          await writeFile(path.join(documents, `${line.major}.json`), JSON.stringify(runtime));
          const written = { ...files, [compiler.name]: compiler.text, [declarations.name]: declarations.text };
          for (const [name, text] of Object.entries(written)) await writeFile(path.join(assets, name), text);
        }),
      );
      console.log(`[sandbox] runtimes in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    },
  };
}

const runtimeOf = (
  line: Line,
  siteDir: string,
  modules: LineRuntime['modules'],
  types: LineRuntime['types'],
): LineRuntime => ({
  release: line.release,
  pins: Object.fromEntries(
    Object.entries(manifestOf(line.samples, siteDir).dependencies).filter(([name]) =>
      Object.keys(modules).some((imported) => `${imported}/`.startsWith(`${name}/`)),
    ),
  ),
  api: importsOfApi(line, siteDir),
  modules,
  types,
  samples: editableSamples(line),
});

/** What the names of a release are imported from: release 3 has its component as the default export only. */
export function importsOfApi(line: Line, siteDir: string): LineRuntime['api'] {
  const library = 'react-querybuilder';
  const module = createRequire(path.resolve(siteDir, line.samples, 'any.js'))(library);
  const isByName = (name: string, kind: string) => kind === 'type' || Object.hasOwn(module, name);
  return Object.fromEntries(
    lineApi(line, siteDir).exports.map(({ name, kind, from }) => [
      name,
      from.map((specifier) => (specifier === library && !isByName(name, kind) ? 'default' : specifier)),
    ]),
  );
}
