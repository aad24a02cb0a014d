import { builderField } from '../builderField';
import type { DataField } from '../DataSet';
import { fieldsFile } from './fieldsFile';

/**
 * The `fields` prop of a data set as a file to copy.
 * @param isTypeScript whether types are written
 */
export const fieldsCode = (fields: readonly DataField[], isTypeScript = true): string =>
  fieldsFile(fields.map(builderField), (text) => (isTypeScript ? text : ''));
