// A program: jiti plugins/sandbox/writePackages.ts <site> <folder>. It runs beside the build of the pages (packagesBeside.ts).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentedLines } from '../../lines/lines';
import { bundleRuntime } from './bundles';
import { filesFolder, listFile, sourcesFile } from './packagesBeside';
import { runtimesOf } from './runtimes';
import { compilerFile, compilerSource, declarationsFile, typesOf } from './typeFiles';

/**
 * Writes the packages and the declarations that edited samples run with, and what is in which file.
 * @param folder is emptied before
 */
async function writePackages(siteDir: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, filesFolder), { recursive: true });
  const coming = compilerFile();
  const runtimes = await Promise.all(
    documentedLines(siteDir)
      .flatMap(runtimesOf)
      .map(async (runtime) => {
        const { manifest, files, sources } = await bundleRuntime(runtime);
        const [compiler, declarations] = await Promise.all([coming, declarationsFile(runtime, siteDir)]);
        const written = { ...files, [compiler.name]: compiler.text, [declarations.name]: declarations.text };
        for (const [name, text] of Object.entries(written)) writeFileSync(path.join(folder, filesFolder, name), text);
        return {
          list: [runtime.id, { modules: manifest, types: typesOf(compiler, declarations) }] as const,
          sources: [...sources, compilerSource, ...declarations.sources.map((file) => `.${file}`)],
        };
      }),
  );
  const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value));
  write(listFile, Object.fromEntries(runtimes.map(({ list }) => list)));
  write(sourcesFile, [...new Set(runtimes.flatMap(({ sources }) => sources))]);
}

const [, , site = '', into = ''] = process.argv;
writePackages(site, into);
