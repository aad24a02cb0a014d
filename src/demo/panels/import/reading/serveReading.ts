import { importersOf } from '../releases';
import type { Reading, ReadingReport } from './messages';
import { readHere } from './readHere';

/** Reads a text in the worker, and reports how far that is. */
export async function serveReading(reading: Reading, report: (report: ReadingReport) => void): Promise<void> {
  try {
    const importer = importersOf[reading.release].find(({ id }) => id === reading.format);
    if (!importer) return report({ failed: true });
    const { format } = await importer.load();
    report({ isReady: true });
    report({ imported: readHere(format, reading) });
  } catch {
    report({ failed: true });
  }
}
