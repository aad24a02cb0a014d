import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** All `.ts` and `.tsx` files of a line's samples. */
export function sampleFiles(samples: string, extension = /\.tsx?$/): string[] {
  if (!existsSync(samples)) return [];
  return readdirSync(samples, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'outputs') return [];
    const file = path.resolve(samples, entry.name);
    if (entry.isDirectory()) return sampleFiles(file, extension);
    return extension.test(entry.name) ? [file] : [];
  });
}
