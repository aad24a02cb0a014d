import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All MDX files below a folder, but for folders whose name starts with `_`. */
export function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('_') ? [] : pagesBelow(file);
    return entry.name.endsWith('.mdx') ? [file] : [];
  });
}

/** What a page is called in its line, from the folder of the line's pages: `api/export`. */
export const pageName = (docs: string, file: string): string =>
  path
    .relative(docs, file)
    .replaceAll(path.sep, '/')
    .replace(/\.mdx$/, '');
