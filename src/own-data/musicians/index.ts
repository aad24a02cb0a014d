import { pack } from '@site/src/dataset/packedTable';
import { columnOf } from '../builderField';
import type { DataSet } from '../DataSet';
import { samplesOf } from '../samples';
import { withRowsOf } from '../withRowsOf';
import { musicianFields } from './fields';
import { count, makePeople } from './people';

const fieldsAlone: DataSet = { name: 'Musicians', fields: musicianFields, rowsOf: 'musicians' };
const set: DataSet = { ...fieldsAlone, table: pack({ columns: musicianFields.map(columnOf), rows: makePeople() }) };

/** The table with its rows and samples. */
export const musicians: DataSet = { ...set, samples: samplesOf(set) };

/**
 * The fields of a link with the rows of the table, and samples.
 * @returns the same fields; one that the table lacks has a column without values
 */
export function withMusicians(linked: DataSet): DataSet {
  const lacking = linked.fields.filter(({ name }) => musicianFields.every((field) => field.name !== name));
  const { columns, values } = set.table as NonNullable<DataSet['table']>;
  const empty = Array.from({ length: count }, () => null);
  const whole = {
    ...set,
    fields: [...set.fields, ...lacking],
    table: { columns: [...columns, ...lacking.map(columnOf)], values: [...values, ...lacking.map(() => empty)] },
  };
  const made = withRowsOf(linked, whole) ?? linked;
  return { ...made, samples: samplesOf(made) };
}
