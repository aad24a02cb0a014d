import { readFile } from 'node:fs/promises';
import path from 'node:path';
import typescript from 'typescript';
import { withPackageNames } from '../source-files/flavours.mjs';

/** What a module imports. */
export const importsIn = (text: string): string[] =>
  typescript.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

/** Ends that an import of a file leaves out. */
const ends = ['.tsx', '.ts', ''];

/** Reads the file that a relative import leads to. */
async function read(folder: string, file: string): Promise<{ file: string; text: string }> {
  for (const end of ends) {
    const text = await readFile(path.join(folder, file + end), 'utf8').catch(() => undefined);
    if (text !== undefined) return { file: file + end, text };
  }
  throw new Error(`${file} is not there, which the controls of a toolkit import`);
}

/**
 * A file and all that it imports by a relative path, in TypeScript, with the names of packages that everybody has.
 * @param folder that all of them stand in
 * @param entry path below it
 * @returns the texts by their paths below the folder
 * @throws if an import leads to no file, or out of the folder
 */
export async function filesOf(folder: string, entry: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const waiting = [entry];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (next.startsWith('..')) throw new Error(`${next} stands outside of ${folder}`);
    const { file, text } = await read(folder, next);
    if (file in files) continue;
    files[file] = withPackageNames(text);
    const relative = importsIn(text).filter((name) => name.startsWith('.'));
    waiting.push(...relative.map((name) => path.posix.join(path.posix.dirname(file), name)));
  }
  return files;
}
