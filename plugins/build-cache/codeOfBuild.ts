import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedLines } from '../../lines/lines';

const folders = ['plugins', 'config', 'lines'];
const files = ['docusaurus.config.ts', 'package-lock.json', 'src/ui/LiveCode/codeMarkup.ts'];
const isCode = (file: string) => /\.(ts|tsx|js|mjs|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

/**
 * The code that makes modules out of the site's sources, path to text, with its data, tests left out: what a remark plugin or a loader
 * wrote into a module stays in the cache until the module's own file changes.
 */
export function codeOfBuild(siteDir: string): Record<string, string> {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .map((file) => path.join(folder, file)),
  );
  // Pages have pinned numbers in their text (lines/pinsInText.ts).
  const pins = documentedLines(siteDir).map(({ samples }) => path.join(samples, 'package.json'));
  return Object.fromEntries(
    [...inFolders, ...files, ...pins].map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}
