import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestOf } from '../manifest';

/** Reads the package.json of a folder or of the nearest one above; nothing where there is none that can be read. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest = manifestOf(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (manifest) return manifest;
  } catch {}
  const above = path.dirname(folder);
  return above === folder ? undefined : readManifest(above);
}
