import { queryableOf } from '../../../releases/querySchemas';
import { fieldsOf } from '../../../releases/useFields';
import type { ImportFormat } from '../formats/ImportFormat';
import { type Imported, importQuery } from '../formats/importQuery';
import type { Reading } from './messages';

/** Most characters that are read on the page itself, at once; no text of so many takes long (e2e/fixtures/fuzz). */
export const mostOnPage = 2000;

/** Reads a text where this is called, in its format. */
export function readHere(format: ImportFormat, { release, text, data, extraFields, ...into }: Reading): Imported {
  const { query: schemaOf } = queryableOf[release];
  const fields = fieldsOf(queryableOf[release], { data, extraFields });
  const own = data?.fields.map(({ name }) => name);
  return importQuery(format, text, {
    ...into,
    fields,
    schema: schemaOf(
      extraFields.map(({ name }) => name),
      own,
    ),
  });
}
