import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isSource } from '../isSource';
import { CommandProblem } from './options';

/** Files below the working directory, with `/` in their names, and how many were not taken, by their endings. */
export type Listed = { names: string[]; others: Record<string, number> };

/** Files that may have code of the library which is not read. */
const unread = /\.(vue|svelte|astro|mdx)$/;

/** A name with `/`, as it is printed on every system. */
export const nameOf = (cwd: string, file: string, system: Pick<typeof path, 'relative' | 'sep'> = path) =>
  system.relative(cwd, file).split(system.sep).join('/');

/**
 * Lists the files of files and folders: what git ignores is left out where there is git, and installed packages always.
 * Links are not followed.
 * @throws a `CommandProblem` if one does not exist
 */
export function listFiles(cwd: string, paths: readonly string[]): Listed {
  const found = new Set<string>();
  const others: Record<string, number> = {};
  for (const one of paths) {
    const start = path.resolve(cwd, one);
    const kind = lstatSync(start, { throwIfNoEntry: false });
    if (!kind) throw new CommandProblem(`${one} does not exist.`);
    const files = kind.isDirectory() ? (filesOfGit(start) ?? filesBelow(start)) : [start];
    for (const file of files) {
      const name = nameOf(cwd, file);
      if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) continue;
      const [ending] = (/\.d\.[cm]?ts$/.exec(name) ?? unread.exec(name)) || [];
      if (ending) others[ending] = (others[ending] ?? 0) + 1;
      else if (isSource(name)) found.add(name);
    }
  }
  return { names: [...found].sort(), others };
}

/** Files that git knows or would add; nothing where there is no git. */
function filesOfGit(folder: string): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0
    ? stdout
        .split('\0')
        .filter(Boolean)
        .map((name) => path.join(folder, name))
    : undefined;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|\..+)$/.test(entry.name) ? [] : filesBelow(file);
    return entry.isFile() ? [file] : [];
  });
}
