import type { DataField, DataType } from '../DataSet';
import { fieldOf } from '../infer/fieldOf';
import { labelOf, safeName } from '../infer/names';
import { mostValues } from '../infer/valuesOf';
import { limits } from '../limits';
import { excerpt, type Problems } from '../problems';

/** What a schema says of a field. */
export type SchemaField = { label: string; type: DataType; nullable: boolean; values?: readonly string[] };

/** Fields of what a schema says. */
export function fieldsFrom(found: readonly SchemaField[], problems: Problems): DataField[] {
  if (found.length > limits.columns)
    problems.add(`The schema has ${found.length} fields; the first ${limits.columns} are read.`);
  const taken = new Set<string>();
  const seen = new Set<string>();
  return found.slice(0, limits.columns).map(({ label, type, nullable, values }, index) => {
    if (seen.has(label.toLowerCase()))
      problems.add(`${excerpt(label)} comes more than once, each time as a field. If that is a mistake, remove one.`);
    seen.add(label.toLowerCase());
    const name = safeName(label, taken, index + 1);
    taken.add(name.toLowerCase());
    const isFew = values && values.length > 0 && values.length <= mostValues;
    // A shorter list would leave out what the schema allows.
    const few = isFew && values.every(({ length }) => length <= limits.textLength) ? values : undefined;
    return fieldOf({ name, label: labelOf(label, index + 1), type, nullable, values: few && [...new Set(few)] });
  });
}
