import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySite } from './copySite.mjs';

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
  const files = copySite(folder, (file) => !isLeftOut(file));
  const sidebars = JSON.stringify({ docs: [page] });
  for (const file of files.filter((name) => name.startsWith('versioned_sidebars/')))
    writeFileSync(path.join(folder, file), sidebars);
  writeFileSync(path.join(folder, 'sidebars.ts'), `export default ${sidebars};\n`);
  allowBrokenLinks(path.join(folder, 'docusaurus.config.ts'));
  return folder;
}

/** The pages that are left have links to those that are not here. */
function allowBrokenLinks(file) {
  const config = readFileSync(file, 'utf8');
  const setting = "onBrokenLinks: 'throw'";
  if (!config.includes(setting)) throw new Error(`${file} does not say ${setting} any more.`);
  writeFileSync(file, config.replace(setting, "onBrokenLinks: 'ignore'"));
}
