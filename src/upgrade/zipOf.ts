import type { GivenFile } from '@site/packages/upgrade';
import { strToU8, zipSync } from 'fflate';

/** Packs files into one zip, each under its path. */
export const zipOf = (files: readonly GivenFile[]): Blob =>
  new Blob([zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))) as BlobPart], {
    type: 'application/zip',
  });
