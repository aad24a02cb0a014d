import type { CauseId } from '../model/causes';

/** Why a server selects other rows than the engines of the page, beside the causes that those have. */
export const serverCauses = {
  'collation-equality': {
    label: 'capitals and accents in `=`',
    sentence: 'The collation takes capitals and accents for the same in `=` and lists.',
    cure: 'With `COLLATE utf8mb4_bin` behind the column it compares characters as they are; `LOWER()` on both sides ignores capitals in both databases.',
  },
  'collation-order': {
    label: 'order of texts',
    sentence: 'The collation has another order than that of code points.',
    cure: 'Give both one order: `COLLATE "C"` in PostgreSQL, `COLLATE utf8mb4_bin` in MariaDB.',
  },
  'collation-like': {
    label: 'capitals and accents in LIKE',
    sentence: 'LIKE goes by the collation, or the collation refuses it.',
    cure: 'With `COLLATE utf8mb4_bin` behind the column, LIKE compares characters as they are.',
  },
  padding: {
    label: 'spaces at the end',
    sentence: 'Spaces at the end of a text do not count.',
    cure: 'Trim values and columns.',
  },
  'text-is-no-number': {
    label: 'a text that is no number',
    sentence: 'A text becomes the number that it begins with, or 0.',
    cure: 'Check values before they reach SQL.',
  },
  'number-against-text': {
    label: 'a number for a text',
    sentence: 'A column of text that is compared with a number becomes numbers.',
    cure: 'Leave the value a text: without “Parse numbers”, the export has it in quotes.',
  },
  'like-on-numbers': {
    label: 'LIKE on numbers',
    sentence: 'LIKE reads a number as the type of its column writes it: 8, 8.0 or 8.0000.',
    cure: 'Compare numbers with `=` or a range.',
  },
  backslash: {
    label: 'a backslash',
    sentence: 'A backslash takes the meaning from the character behind it, in texts and in LIKE.',
    cure: 'Send parameters, and in a pattern two backslashes for one.',
  },
  'whole-numbers': {
    label: 'decimals for whole numbers',
    sentence: 'A column of whole numbers refuses a quoted text that is none.',
    cure: 'Round the value, or use a column of decimals.',
  },
  'date-values': {
    label: 'a text that is no date',
    sentence: 'A value becomes a date, or the lowest of all dates.',
    cure: 'Check dates before they reach SQL.',
  },
  concat: {
    label: '`||`',
    sentence: '`||` is OR.',
    cure: 'Export with the preset `mysql`, which writes CONCAT.',
  },
} as const;

export type ServerCause = keyof typeof serverCauses;

/** A cause of a server as the model's own: its switches are sets of names. */
export const asCause = (cause: ServerCause) => cause as string as CauseId;

/** Asks for a switch of a server. */
export const isOn = ({ on }: { on(cause: CauseId): boolean }, cause: ServerCause) => on(asCause(cause));
