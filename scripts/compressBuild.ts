import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '../config/env';
import { moved, redirects } from '../config/redirects';
import { compress } from '../hosting/compress.mjs';
import { enginesFile } from '../plugins/offline';
import { manifestOf } from '../plugins/offline/manifestOf';
import { writeEnd, writeOffline } from '../plugins/offline/writeOffline';

/**
 * Writes what a build has beside its pages: each text compressed, and then the manifest and the worker of offline use, which
 * are made of the files' sizes as they are sent. `npm start` has it done while it serves; what was stopped is taken up again.
 * @param folder the build folder, whose pages are complete
 */
export async function compressBuild(folder: string): Promise<void> {
  const started = performance.now();
  const { files, bytes, compressed } = await compress(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (of: number) => `${(of / 1e6).toFixed(1)} MB`;
  const written = makeOffline(folder);
  for (const name of written)
    for (const ending of ['.br', '.gz']) rmSync(path.join(folder, name + ending), { force: true });
  await compress(folder, (name) => written.includes(name));
  console.log(`[hosting] ${files} files of ${megabytes(bytes)} are ${megabytes(compressed)} by brotli (${seconds} s)`);
}

function makeOffline(folder: string): string[] {
  const engines = path.join('.docusaurus', enginesFile);
  return env.offline === 'off'
    ? writeEnd(folder)
    : writeOffline(
        folder,
        manifestOf(folder, [...redirects.redirects, ...moved], JSON.parse(readFileSync(engines, 'utf8'))),
      );
}

compressBuild(process.argv[2] ?? 'build');
