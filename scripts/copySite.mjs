import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
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
  mkdirSync(to, { recursive: true });
  // What the tools write in place must be no link, and may come and go meanwhile.
  const written = ['.cache', '.vite', '.vite-temp'];
  const packages = readdirSync(from).filter((name) => !written.includes(name));
  execFileSync('cp', ['-al', ...packages.map((name) => path.join(from, name)), to]);
  const lock = '.package-lock.json';
  if (!existsSync(path.join(from, lock))) return;
  rmSync(path.join(to, lock));
  cpSync(path.join(from, lock), path.join(to, lock));
}
