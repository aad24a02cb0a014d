import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The page that each docs version keeps; it shows a sample. */
const page = 'intro';
/** What the copy does without: the other pages of the docs, and the demos of the toolkits. */
const isLeftOut = (file) =>
  (/^(docs|versioned_docs)\/.*\.mdx$/.test(file) && !file.endsWith(`/${page}.mdx`)) ||
  file.startsWith('src/pages/demo/');

/**
 * Copies this site into a temporary folder, with one page a docs version, so that a build of it is cheap. What makes
 * a docs version is whole: samples, pins, packages, scripts.
 * @returns the folder
 */
export function smallCopy() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-version-'));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = list
    .trim()
    .split('\n')
    .filter((file) => existsSync(file) && !isLeftOut(file));
  for (const file of files) cpSync(file, path.join(folder, file));

  for (const { workspace } of installedFolders(files)) linkPackages(workspace, folder);

  const sidebars = JSON.stringify({ docs: [page] });
  for (const file of files.filter((name) => name.startsWith('versioned_sidebars/')))
    writeFileSync(path.join(folder, file), sidebars);
  writeFileSync(path.join(folder, 'sidebars.ts'), `export default ${sidebars};\n`);
  allowBrokenLinks(path.join(folder, 'docusaurus.config.ts'));
  return folder;
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

/** The pages that are left have links to those that are not here. */
function allowBrokenLinks(file) {
  const config = readFileSync(file, 'utf8');
  const setting = "onBrokenLinks: 'throw'";
  if (!config.includes(setting)) throw new Error(`${file} does not say ${setting} any more.`);
  writeFileSync(file, config.replace(setting, "onBrokenLinks: 'ignore'"));
}
