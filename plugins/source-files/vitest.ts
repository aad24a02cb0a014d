import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { flavours } from './flavours.mjs';

const prefix = '!!source-files!';
const virtual = '\0source-files:';

/** Vite plugin: what the bundler's loader does, for unit tests. */
export const sourceFiles: Plugin = {
  name: 'source-files',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith(prefix)) return undefined;
    const file = await this.resolve(source.slice(prefix.length), importer);
    // The extension must not tell other plugins that this is TypeScript or CSS.
    return file && `${virtual}${file.id}.text`;
  },
  async load(id) {
    if (!id.startsWith(virtual)) return undefined;
    const file = id.slice(virtual.length, -'.text'.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await flavours(await readFile(file, 'utf8'), path.basename(file)))};`;
  },
};
