import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines, type Line, manifestOf } from '../../lines/lines';
import { versionsOf } from '../../lines/versionOf';
import type { LineRuntime } from '../../src/sandbox/manifest';
import { lineApi } from '../library-api/lineApi';
import { frameDocument } from './frameDocument';
import { type RuntimePackages, startPackages } from './packagesBeside';
import { type Runtime, runtimesOf } from './runtimes';

/**
 * Writes what the editor of samples runs them with: the document of its frame, and for each line a list of its samples
 * and packages, whose files are named after their content. Nothing of it is fetched before a visitor edits a sample.
 * @throws in builds that are not for production
 */
export default function sandbox({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let packages: ReturnType<typeof startPackages> | undefined;
  let frame = '';
  return {
    name: 'sandbox',
    loadContent() {
      // The development server has none.
      if (process.env.NODE_ENV !== 'production') return;
      packages = startPackages(siteDir, path.join(generatedFilesDir, 'sandbox-packages'));
      frame = frameDocument();
    },
    async postBuild({ outDir }) {
      const started = performance.now();
      const documents = path.join(outDir, 'sandbox');
      await mkdir(path.join(documents, 'frame'), { recursive: true });
      await writeFile(path.join(documents, 'frame/index.html'), frame);
      if (!packages) throw new Error('The packages of samples are bundled by builds for production alone.');
      const written = await packages(path.join(outDir, 'assets/sandbox'));
      for (const runtime of documentedLines(siteDir).flatMap(runtimesOf)) {
        const about = aboutRuntime(runtime, siteDir, written[runtime.id] as RuntimePackages[string]);
        await writeFile(path.join(documents, `${runtime.id}.json`), JSON.stringify(about));
      }
      console.log(`[sandbox] waited ${((performance.now() - started) / 1000).toFixed(1)} s for the packages`);
    },
  };
}

function aboutRuntime(
  { line, samples, instead }: Runtime,
  siteDir: string,
  { modules, types }: RuntimePackages[string],
): LineRuntime {
  const versions = Object.entries(instead).map(([name, installed]) => {
    const file = path.join(siteDir, 'node_modules', installed, 'package.json');
    return [name, JSON.parse(readFileSync(file, 'utf8')).version];
  });
  return {
    release: line.release,
    pins: Object.fromEntries([
      ...Object.entries(versionsOf(manifestOf(line.samples, siteDir).dependencies)).filter(([name]) =>
        Object.keys(modules).some((imported) => `${imported}/`.startsWith(`${name}/`)),
      ),
      ...versions,
    ]),
    instead: Object.fromEntries(versions),
    api: importsOfApi(line, siteDir),
    modules,
    types,
    samples,
  };
}

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
