import type { ExtraField } from '@site/src/dataset/extraFields';
import type { DataSet } from '@site/src/own-data/DataSet';
import type { ReleaseId } from '../../../releases/DemoRelease';
import type { ImportLoader } from '../formats/ImportFormat';
import type { Imported } from '../formats/importQuery';

/** A text, and all that decides how it is read, as data. */
export type Reading = {
  release: ReleaseId;
  format: ImportLoader['id'];
  text: string;
  /** The visitor's own data, without its rows. */
  data: DataSet | undefined;
  /** Fields beside those. */
  extraFields: readonly ExtraField[];
  standFor: ReadonlyMap<string, string>;
  independentCombinators: boolean;
  listsAsArrays: boolean;
};

/** What the worker says: that the parser has come, then what was read. */
export type ReadingReport = { isReady: true } | { imported: Imported } | { failed: true };
