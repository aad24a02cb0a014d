import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LineRuntime } from '../../src/sandbox/manifest';
import { noteBundledFiles } from '../notices/bundledElsewhere';

/** What is in the files of a runtime's packages, by its id. */
export type RuntimePackages = Record<string, Pick<LineRuntime, 'modules' | 'types'>>;

/** Of the folder that the process fills: the files, the list of them, and the paths of what they were made of. */
export const [filesFolder, listFile, sourcesFile] = ['files', 'packages.json', 'sources.json'];

const jiti = path.join(path.dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
const program = fileURLToPath(new URL('./writePackages.ts', import.meta.url));

/**
 * Starts to bundle what edited samples run with, in a process of its own: it takes as long as the bundler of the pages, and
 * half of a build's time there is a processor to spare.
 * @param folder where the process writes
 * @returns a function that waits for it, copies the files into another folder and gives the list of them
 * @throws what is returned rejects if the packages cannot be bundled
 */
export function startPackages(siteDir: string, folder: string): (target: string) => Promise<RuntimePackages> {
  const child = spawn(process.execPath, [jiti, program, siteDir, folder], { cwd: siteDir, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', stop);
    if (code !== 0) throw new Error(`Bundling the packages of samples failed (exit code ${code}).`);
  });
  // It is told where it is waited for; until then, the build may fail of something else.
  ended.catch(() => {});
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const sources: Promise<string[]> = ended.then(() => read(sourcesFile));
  sources.catch(() => {});
  noteBundledFiles(sources);
  return async (target) => {
    await ended;
    cpSync(path.join(folder, filesFolder), target, { recursive: true });
    return read(listFile);
  };
}
