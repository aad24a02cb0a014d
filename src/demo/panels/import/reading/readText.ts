import type { ImportFormat } from '../formats/ImportFormat';
import type { Imported } from '../formats/importQuery';
import type { Reading } from './messages';
import { mostOnPage, readHere } from './readHere';
import { readInWorker } from './readInWorker';

/** Reads a text: a short one at once, a longer one in a worker with a limit of time. */
export const readText = async (format: ImportFormat, reading: Reading, signal?: AbortSignal): Promise<Imported> =>
  reading.text.length <= mostOnPage ? readHere(format, reading) : readInWorker(reading, signal);
