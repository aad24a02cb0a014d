import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines, type Line, manifestOf } from '../../lines/lines';
import type { LineRuntime } from '../../src/sandbox/manifest';
import { lineApi } from '../library-api/lineApi';
import { bundleLine } from './bundles';
import { frameDocument } from './frameDocument';
import { editableSamples } from './samples';

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
      for (const line of documentedLines(siteDir)) {
        const { manifest, files } = await bundleLine(line);
        await writeFile(path.join(documents, `${line.major}.json`), JSON.stringify(runtimeOf(line, siteDir, manifest)));
        for (const [name, text] of Object.entries(files)) await writeFile(path.join(assets, name), text);
      }
      console.log(`[sandbox] runtimes in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    },
  };
}

const runtimeOf = (line: Line, siteDir: string, modules: LineRuntime['modules']): LineRuntime => ({
  release: line.release,
  pins: Object.fromEntries(
    Object.entries(manifestOf(line.samples, siteDir).dependencies).filter(([name]) =>
      Object.keys(modules).some((imported) => `${imported}/`.startsWith(`${name}/`)),
    ),
  ),
  api: lineApi(line, siteDir).exports.map(({ name }) => name),
  modules,
  samples: editableSamples(line),
});
