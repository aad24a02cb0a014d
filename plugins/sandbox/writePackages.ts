// A program: jiti plugins/sandbox/writePackages.ts <site> <folder>. It runs beside the build of the pages (packagesBeside.ts).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentedLines } from '../../lines/lines';
import { bundleLine } from './bundles';
import { filesFolder, listFile, sourcesFile } from './packagesBeside';
import { compilerFile, compilerSource, declarationsFile, typesOf } from './typeFiles';

/**
 * Writes the packages and the declarations that edited samples run with, and what is in which file.
 * @param folder is emptied before
 */
async function writePackages(siteDir: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, filesFolder), { recursive: true });
  const coming = compilerFile();
  const lines = await Promise.all(
    documentedLines(siteDir).map(async (line) => {
      const { manifest, files, sources } = await bundleLine(line);
      const [compiler, declarations] = await Promise.all([coming, declarationsFile(line, siteDir)]);
      const written = { ...files, [compiler.name]: compiler.text, [declarations.name]: declarations.text };
      for (const [name, text] of Object.entries(written)) writeFileSync(path.join(folder, filesFolder, name), text);
      return {
        list: [line.major, { modules: manifest, types: typesOf(compiler, declarations) }] as const,
        sources: [...sources, compilerSource, ...declarations.sources.map((file) => `.${file}`)],
      };
    }),
  );
  const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value));
  write(listFile, Object.fromEntries(lines.map(({ list }) => list)));
  write(sourcesFile, [...new Set(lines.flatMap(({ sources }) => sources))]);
}

const [, , site = '', into = ''] = process.argv;
writePackages(site, into);
