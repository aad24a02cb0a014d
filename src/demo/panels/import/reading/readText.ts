import type { ImportFormat } from '../formats/ImportFormat';
import type { Imported } from '../formats/importQuery';
import type { Reading } from './messages';
import { readHere } from './readHere';
import { readInWorker } from './readInWorker';

/** Most characters that are read on the page itself, at once; no text of so many takes long (fuzz.test.ts). */
export const mostOnPage = 2000;

/** Reads a text: a short one at once, a longer one in a worker with a limit of time. */
export const readText = async (format: ImportFormat, reading: Reading, signal?: AbortSignal): Promise<Imported> =>
  reading.text.length <= mostOnPage ? readHere(format, reading) : readInWorker(reading, signal);
