import type { ReleaseId } from '../../../releases/DemoRelease';
import type { ImportLoader } from '../formats/ImportFormat';
import { importFormats as ofFive } from './5';
import { importFormats as ofEight } from './8';

/** The importers of every release; each brings its parser when a text is to be read. */
export const importersOf: Record<ReleaseId, readonly ImportLoader[]> = { 5: ofFive, 8: ofEight };
