import * as v from 'valibot';
import { comparisons, fields, type MovieField } from './fields';
import type { Column } from './table';

/** What the values of a field that a visitor adds can be. */
export const extraTypes = ['text', 'number', 'date'] as const;
/** A field that a visitor has added; its column has no data. */
export type ExtraField = { name: string; type: (typeof extraTypes)[number] };

export const noExtraFields: readonly ExtraField[] = [];
/** Most fields that can be added. */
export const mostExtraFields = 10;

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
  v.array(v.object({ name, type: v.picklist(extraTypes) })),
  v.maxLength(mostExtraFields, `must not be longer than ${mostExtraFields}`),
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

/** A field that was added, as one of the query builder's. */
export const asField = ({ name: given, type }: ExtraField): MovieField => ({
  name: given,
  column: given,
  label: given,
  ...(type !== 'text' && { inputType: type, operators: comparisons }),
});

/** Their names alone. */
export const namesOfFields = (added: readonly ExtraField[]): string[] => added.map(({ name: given }) => given);

/** Its column in the table of the engines. */
export const asColumn = ({ name: given, type }: ExtraField): Column => ({ name: given, type });
