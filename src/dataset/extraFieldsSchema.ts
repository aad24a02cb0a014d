import { boundedList } from '@site/src/query/boundedList';
import * as v from 'valibot';
import { columnName } from './columnName';
import { extraTypes, mostExtraFields } from './extraFields';
import { fields } from './fields';

/** SQL takes capital letters for small ones. */
const taken = new Set(fields.map(({ name }) => name.toLowerCase()));

const name = v.pipe(
  columnName,
  v.check((given) => !taken.has(given.toLowerCase()), 'must not be a name that the table has'),
);

/** Fields that anybody may have written, in a link or a text. */
export const extraFieldsSchema = v.pipe(
  boundedList(v.object({ name, type: v.picklist(extraTypes) }), mostExtraFields),
  v.check(
    (all) => new Set(all.map(({ name: given }) => given.toLowerCase())).size === all.length,
    'must not have a name twice',
  ),
);

/** Why a field with this name cannot be added; nothing if it can. */
export const nameProblem = (given: string): string | undefined => {
  const { issues } = v.safeParse(name, given);
  return issues?.[0].message;
};
