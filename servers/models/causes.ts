import type { CauseId } from '../../src/engines/model/causes';

/** Why a server selects other rows than the engines of the page, beside the causes that those have. */
export const serverCauses = {
  'collation-equality': 'The collation takes capitals and accents for the same in `=` and lists.',
  'collation-order': 'The collation has another order than that of code points.',
  'collation-like': 'LIKE goes by the collation, or the collation refuses it.',
  padding: 'Spaces at the end of a text do not count.',
  'text-is-no-number': 'A text becomes the number that it begins with, or 0.',
  'number-against-text': 'A column of text that is compared with a number becomes numbers.',
  'like-on-numbers': 'LIKE reads a number as the type of its column writes it: 8, 8.0 or 8.0000.',
  backslash: 'A backslash takes the meaning from the character behind it, in texts and in LIKE.',
  'whole-numbers': 'A column of whole numbers refuses a quoted text that is none.',
  'date-values': 'A value becomes a date, or the lowest of all dates.',
  concat: '`||` is OR.',
} as const;

export type ServerCause = keyof typeof serverCauses;

/** A cause of a server as the model's own: its switches are sets of names. */
export const asCause = (cause: ServerCause) => cause as string as CauseId;

/** Asks for a switch of a server. */
export const isOn = ({ on }: { on(cause: CauseId): boolean }, cause: ServerCause) => on(asCause(cause));
