import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of a package, found as Node and bundlers find it: in the nearest `node_modules` at or above a folder.
 * @param from absolute, or relative to the working directory
 * @returns undefined if the package is not installed
 */
export function findPackage(name: string, from: string): string | undefined {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * The same of a package that has to be there.
 * @param from such as a line's folder of samples, which finds the line's release
 * @param name the library, under its own or another name, or another package
 * @throws if it is not installed
 */
export function packageFolder(from: string, name = 'react-querybuilder'): string {
  const folder = findPackage(name, from);
  if (!folder) throw new Error(`${name} is not installed for ${from}`);
  return folder;
}

/** Sub-paths that a package's folder can be imported by: `.`, and those of its `exports` map that name a module. */
export function subPathsOf(folder: string): string[] {
  const exports = manifestOf(folder).exports ?? { '.': { import: {} } };
  return Object.keys(exports).filter((subPath) => exports[subPath].import);
}

/** The module that `import` takes from a package's folder. */
export function entryOf(folder: string, subPath = '.'): string {
  const { exports, module, main } = manifestOf(folder);
  return path.join(folder, exports?.[subPath].import.default ?? module ?? main);
}

/** The `package.json` of a package's folder. */
export const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
