import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestFile, workerFile } from '../../src/offline/manifest';
import { bundledScript } from '../inlineScript';

const worker = new URL('../../src/offline/worker/index.ts', import.meta.url);
const end = new URL('../../src/offline/worker/end.ts', import.meta.url);

/**
 * Writes the manifest of a build and the service worker that belongs to it.
 * @returns the names of the two files
 */
export function writeOffline(folder: string, manifest: Manifest): string[] {
  const text = JSON.stringify(manifest);
  const version = createHash('sha256').update(text).digest('base64url');
  writeFileSync(path.join(folder, manifestFile), text);
  writeFileSync(path.join(folder, workerFile), bundledScript(worker, { VERSION: version }));
  return [manifestFile, workerFile];
}

/** Writes the worker that ends offline use where visitors have it. */
export function writeEnd(folder: string): string[] {
  writeFileSync(path.join(folder, workerFile), bundledScript(end));
  return [workerFile];
}
