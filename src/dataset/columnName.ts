import * as v from 'valibot';

/** Names that the tables of the engines have themselves; SQL takes capital letters for small ones. */
const taken = new Set(['row', 'rowid', '_rowid_', 'oid', 'ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/** A name that every engine takes for a column. */
export const columnName = v.pipe(
  v.string('must be a text'),
  v.maxLength(40, 'must not be longer than 40'),
  v.regex(/^[\p{L}_][\p{L}\p{N}_]*$/u, 'must be one word of letters, digits and _'),
  v.check((given) => !(given in {}) && given !== 'prototype', 'must not be a word of JavaScript’s own'),
  v.check((given) => !taken.has(given.toLowerCase()), 'must not be a name that the table has'),
);
