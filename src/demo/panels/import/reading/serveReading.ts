import type { ReleaseId } from '../../../releases/DemoRelease';
import type { ImportLoader } from '../formats/ImportFormat';
import { importFormats as ofFive } from '../releases/5';
import { importFormats as ofEight } from '../releases/8';
import type { Reading, ReadingReport } from './messages';
import { readHere } from './readHere';

/** The importers of every release; each brings its parser when a text is to be read. */
export const importersOf: Record<ReleaseId, readonly ImportLoader[]> = { 5: ofFive, 8: ofEight };

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
