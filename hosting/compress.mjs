import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './filesBelow.mjs';
import { isCompressible } from './rules.mjs';

const ways = {
  '.br': (bytes, isLarge) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The highest quality costs three times as long, which a few files of megabytes are not worth.
        [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const large = 1_000_000;
/** How a host sends bytes. @param {Buffer} bytes @returns {Promise<Buffer>} */
export const brotli = (bytes) => ways['.br'](bytes, bytes.length > large);
/** Fewer bytes than this go in one packet anyway. */
const small = 400;

/**
 * Writes each file of a build that is text or WebAssembly compressed beside itself, unless that is no shorter or is there.
 * @param {string} folder the build folder
 * @param {(name: string) => boolean} isMeant chooses files by their names
 * @returns {Promise<{ files: number, bytes: number, compressed: number }>} of the files that have one; `compressed` by brotli
 */
export async function compress(folder, isMeant = isCompressible) {
  const total = { files: 0, bytes: 0, compressed: 0 };
  const files = filesBelow(folder).filter((name) => isMeant(path.basename(name)));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < small) return;
      for (const [ending, way] of Object.entries(ways)) {
        const size = (await sizeOf(file + ending)) ?? (await pack(bytes, way, file + ending));
        if (ending !== '.br' || size >= bytes.length) continue;
        total.files += 1;
        total.bytes += bytes.length;
        total.compressed += size;
      }
    }),
  );
  return total;
}

const sizeOf = async (file) => (await stat(file).catch(() => undefined))?.size;

/** Writes a compressed file if it is the shorter one, at one stroke: a server may be sending from the folder. */
async function pack(bytes, way, file) {
  const compressed = await way(bytes, bytes.length > large);
  if (compressed.length < bytes.length) {
    await writeFile(`${file}.new`, compressed);
    await rename(`${file}.new`, file);
  }
  return compressed.length;
}
