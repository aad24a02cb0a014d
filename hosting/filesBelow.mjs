import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder.
 * @param {string} folder
 * @returns {string[]} names from that folder, with `/`, in their order
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
