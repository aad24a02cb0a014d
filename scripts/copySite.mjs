import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies this site's sources, as they are now, and links its packages, so that a copy can be built and changed.
 * @param {string} folder where to; made when it is not there
 * @param {(file: string) => boolean} isKept chooses files by their paths
 * @returns {string[]} the files that were copied
 */
export function copySite(folder, isKept = () => true) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = list
    .trim()
    .split('\n')
    .filter((file) => existsSync(file) && isKept(file));
  for (const file of files) cpSync(file, path.join(folder, file));
  for (const { workspace } of installedFolders(files)) linkPackages(workspace, folder);
  return files;
}

/** The root and each workspace that has packages of its own. */
const installedFolders = (files) =>
  files
    .filter((file) => /^(docs\/_samples\/|versioned_docs\/[^/]+\/_samples\/)?package\.json$/.test(file))
    .map((file) => ({ workspace: path.dirname(file) }))
    .filter(({ workspace }) => existsSync(path.join(workspace, 'node_modules')));

/** Gives the copy the packages as hard links: npm puts a new file where it changes one, so ours stay as they are. */
function linkPackages(workspace, folder) {
  const [from, to] = [path.join(workspace, 'node_modules'), path.join(folder, workspace, 'node_modules')];
  execFileSync('cp', ['-al', from, to]);
  // What npm and the tools write in place must be no link.
  for (const written of ['.cache', '.vite', '.vite-temp'])
    rmSync(path.join(to, written), { recursive: true, force: true });
  const lock = '.package-lock.json';
  if (!existsSync(path.join(from, lock))) return;
  rmSync(path.join(to, lock));
  cpSync(path.join(from, lock), path.join(to, lock));
}
