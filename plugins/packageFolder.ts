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
 * Folder of the library as a line's samples resolve it.
 * @param samples the line's folder of samples
 * @param name another name under which the library is installed there
 * @throws if it is not installed
 */
export function packageFolder(samples: string, name = 'react-querybuilder'): string {
  const folder = findPackage(name, samples);
  if (!folder) throw new Error(`${name} is not installed for ${samples}`);
  return folder;
}

/** The module that `import` takes from a package's folder. */
export function entryOf(folder: string): string {
  const { exports, module, main } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, exports?.['.'].import.default ?? module ?? main);
}
