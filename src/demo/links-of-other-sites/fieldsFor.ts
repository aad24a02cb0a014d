import { isNumeric } from '@site/packages/query';
import type { DataField, DataType } from '@site/src/own-data/DataSet';
import { mostValues } from '@site/src/own-data/fieldProps';
import { fieldOf } from '@site/src/own-data/infer/fieldOf';
import { limits } from '@site/src/own-data/limits';
import { musicianFields } from '@site/src/own-data/musicians/fields';
import type { FieldUse } from './readQuery';

const dates = /^\d{4}-\d\d-\d\d$/;
const partsOf = (value: unknown) => (typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [value]);

/** What the values of a type are; text is everything else. */
const kinds: Partial<Record<DataType, (part: unknown) => boolean>> = {
  boolean: (part) => typeof part === 'boolean',
  number: isNumeric,
  date: (part) => typeof part === 'string' && dates.test(part),
};
const suits = ({ values }: FieldUse, type: DataType): boolean => {
  const is = kinds[type];
  return !is || values.flatMap(partsOf).every((part) => part === '' || part === null || is(part));
};

/** The type of a field of which nothing is known but what it is compared with. */
const typeOf = (use: FieldUse): DataType =>
  use.values.every((value) => value === '' || value === null)
    ? 'text'
    : ((['boolean', 'number', 'date'] as const).find((type) => suits(use, type)) ?? 'text');

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
 * @returns the fields, the names of those that the table lacks, and of those that are texts here, since the query compares
 * them with what is not of their type
 */
export function fieldsFor(uses: ReadonlyMap<string, FieldUse>) {
  const lacking = [...uses.keys()].filter((name) => musicianFields.every((field) => field.name !== name));
  const asText: string[] = [];
  const own = musicianFields.map((field): DataField => {
    const use = uses.get(field.name);
    if (!use) return field;
    if (suits(use, field.type)) return offering(field, use);
    asText.push(field.name);
    const { name, label, nullable } = field;
    return offering(fieldOf({ name, label, type: 'text', nullable }), use);
  });
  const others = lacking.map((name) => {
    const use = uses.get(name) as FieldUse;
    return offering(fieldOf({ name, label: name, type: typeOf(use), nullable: true }), use);
  });
  return { fields: [...own, ...others], lacking, asText };
}
