import { musicianFields } from '@site/src/dataset/musicians/fields';
import type { DataField, DataType } from '@site/src/own-data/DataSet';
import { mostValues } from '@site/src/own-data/dataSetSchema';
import { fieldOf } from '@site/src/own-data/infer/fieldOf';
import { limits } from '@site/src/own-data/limits';
import { isNumeric } from '@site/src/query/rule';
import type { FieldUse } from './readQuery';

const dates = /^\d{4}-\d\d-\d\d$/;
const partsOf = (value: unknown) => (typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [value]);

/** The type of a field of which nothing is known but what it is compared with. */
function typeOf({ values }: FieldUse): DataType {
  const parts = values.flatMap(partsOf).filter((part) => part !== '' && part !== null);
  const all = (is: (part: unknown) => boolean) => parts.length > 0 && parts.every(is);
  if (all((part) => typeof part === 'boolean')) return 'boolean';
  if (all(isNumeric)) return 'number';
  return all((part) => typeof part === 'string' && dates.test(part)) ? 'date' : 'text';
}

/** A field with everything that a query asks of it among what it offers: an operator or value that it lacked would not show. */
function offering(field: DataField, { operators, values }: FieldUse): DataField {
  const all = [...new Set([...field.operators, ...operators])];
  if (!field.values) return { ...field, operators: all };
  const texts = values.filter((value) => value !== '' && value !== null).map(String);
  const listed = [...new Set([...field.values, ...texts])];
  const fits = listed.length <= mostValues && texts.every((text) => text.length <= limits.textLength);
  if (fits) return { ...field, operators: all, values: listed };
  const { values: _, ...free } = field;
  return { ...free, operators: all, editor: 'text' };
}

/**
 * The fields of the musicians, and one for each other name of a query.
 * @param uses what the query asks of each field that it names
 * @returns the fields, and the names of those that the table lacks
 */
export function fieldsFor(uses: ReadonlyMap<string, FieldUse>): { fields: DataField[]; lacking: string[] } {
  const lacking = [...uses.keys()].filter((name) => musicianFields.every((field) => field.name !== name));
  const own = musicianFields.map((field) => {
    const use = uses.get(field.name);
    return use ? offering(field, use) : field;
  });
  const others = lacking.map((name) => {
    const use = uses.get(name) as FieldUse;
    return offering(fieldOf({ name, label: name, type: typeOf(use), nullable: true }), use);
  });
  return { fields: [...own, ...others], lacking };
}
