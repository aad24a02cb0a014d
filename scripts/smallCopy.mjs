import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';
import { copySite } from './copySite.mjs';

const { isSample } = await createJiti(path.resolve('scripts/x.js')).import(
  path.resolve('plugins/remark-samples/isSample.ts'),
);

/** The page that each docs version keeps; it shows samples. */
const page = 'intro';
const isDocsPage = (file) => /^(docs|versioned_docs)\/.*\.mdx$/.test(file);
/** A sample or its captured output: the folder of the line's samples, and the name without what it ends with. */
const sampleIn = (file) => /^(?<folder>.*_samples\/)(outputs\/)?(?<name>.+)\.(?:tsx?|json)$/.exec(file)?.groups;

/**
 * What the copy does without: the other pages of the docs, the samples that nothing in it names, the demos of the toolkits,
 * and what counts rows in the engines anew, which takes minutes for another release.
 * @param {string} file
 * @param {(folder: string, name: string) => boolean} isNamed whether a sample is needed, by its name without its ending
 */
function isLeftOut(file, isNamed) {
  if (isDocsPage(file)) return !file.endsWith(`/${page}.mdx`);
  const sample = sampleIn(file);
  if (sample && (file.includes('_samples/outputs/') || isSample(path.relative(sample.folder, file))))
    return !isNamed(sample.folder, sample.name);
  return file.startsWith('src/pages/demo/') || file === 'src/engines/proof/truth.test.ts';
}

/** Says whether the page of a line shows a sample, or code of the site has it. */
function namedSamples() {
  const code = execFileSync('git', ['grep', '-hE', "/_samples/.*'", '--', 'src'], { encoding: 'utf8' });
  return (folder, name) =>
    readFileSync(path.join(folder, `../${page}.mdx`), 'utf8').includes(`<Sample file="${name}.`) ||
    code.includes(`${folder}${name}.`);
}

/**
 * Copies this site into a temporary folder, with one page a docs version and the samples that it shows, so that a build of
 * it is cheap. What else makes a docs version is whole: pins, packages, scripts.
 * @returns the folder
 */
export function smallCopy() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'small-copy-'));
  const isNamed = namedSamples();
  const files = copySite(folder, (file) => !isLeftOut(file, isNamed));
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
