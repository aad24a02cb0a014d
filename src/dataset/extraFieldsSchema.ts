import { boundedList } from '@site/src/query/boundedList';
import * as v from 'valibot';
import { extraTypes, mostExtraFields } from './extraFields';
import { fields } from './fields';

/** Names that the tables of the engines have themselves; SQL takes capital letters for small ones. */
const taken = new Set(
  [
    ...fields.map(({ name }) => name),
    'row',
    'rowid',
    '_rowid_',
    'oid',
    'ctid',
    'xmin',
    'xmax',
    'cmin',
    'cmax',
    'tableoid',
  ].map((name) => name.toLowerCase()),
);

const name = v.pipe(
  v.string('must be a text'),
  v.maxLength(40, 'must not be longer than 40'),
  v.regex(/^[\p{L}_][\p{L}\p{N}_]*$/u, 'must be one word of letters, digits and _'),
  v.check((given) => !(given in {}) && given !== 'prototype', 'must not be a word of JavaScript’s own'),
  v.check((given) => !taken.has(given.toLowerCase()), 'must not be a name that the table has'),
);

/** Fields that anybody may have written, in a link or a text. */
export const extraFieldsSchema = v.pipe(
  boundedList(v.object({ name, type: v.picklist(extraTypes) }), mostExtraFields, {
    tooLong: `must not be longer than ${mostExtraFields}`,
  }),
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
