import { asField } from '@site/src/dataset/extraFields';
import { queryableOf } from '../../../releases/queryable';
import type { ImportFormat } from '../formats/ImportFormat';
import { type Imported, importQuery } from '../formats/importQuery';
import type { Reading } from './messages';

/** Most characters that are read on the page itself, at once; no text of so many takes long (src/fuzz). */
export const mostOnPage = 2000;

/** Reads a text where this is called, in its format. */
export function readHere(format: ImportFormat, { release, text, extraFields, ...into }: Reading): Imported {
  const { fields, query: schemaOf } = queryableOf[release];
  return importQuery(format, text, { ...into, fields: [...fields, ...extraFields.map(asField)], schemaOf });
}
