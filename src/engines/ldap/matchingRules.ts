/** Where a text stands: the value itself, or which part of a substrings assertion. */
type Place = 'value' | 'initial' | 'any' | 'final';

/**
 * A text as RFC 4518 prepares it for comparing: control characters go, each kind of space is the same, several count as one,
 * and those at the ends do not count.
 * @param fold takes capitals for small letters, as the caseIgnore rules do
 */
export function prepare(text: string, fold: boolean, place: Place = 'value'): string {
  const spaced = text
    .replace(/[\t-\r\x85\p{Z}]/gu, ' ')
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u034f|\u1806|\ufffc/gu, '');
  const folded = (fold ? spaced.toUpperCase().toLowerCase() : spaced).normalize('NFKC');
  const isPart = place !== 'value';
  if (folded.trim() === '') return isPart ? ' ' : '  ';
  const before = !isPart || place === 'initial' || folded.startsWith(' ') ? ' ' : '';
  const after = !isPart || place === 'final' || folded.endsWith(' ') ? ' ' : '';
  return before + folded.trim().replace(/ +/g, '  ') + after;
}

/** What attributes of a syntax are compared by. A text that is no value of the syntax is `undefined`: so is its assertion. */
export type Syntax = {
  read(text: string): string | number | boolean | undefined;
  /** Reads what an entry has, where the table has more values than the syntax. */
  stored?(text: string): number;
  /** Whether there is an ordering rule. */
  ordered: boolean;
  /** How a part of a text is prepared, if there is a substrings rule. */
  part?: (text: string, place: Place) => string;
};

/** A text of a directory has at least one character. */
const textSyntax = (fold: boolean): Syntax => ({
  read: (text) => (text === '' ? undefined : prepare(text, fold)),
  ordered: true,
  part: (text, place) => prepare(text, fold, place),
});

/**
 * The syntax of each type of column, and so the schema of the entries. Text has caseIgnoreMatch, caseIgnoreOrderingMatch and
 * caseIgnoreSubstringsMatch, as most attributes of text in directories have, but for the order. Dates are such text: the exports
 * write 1999-12-31, which LDAP's own GeneralizedTime does not take. A boolean has booleanMatch, which knows TRUE and FALSE.
 * Numbers have integerMatch and integerOrderingMatch: a filter names whole numbers only, though the table has decimals.
 */
export const syntaxes = {
  text: textSyntax(true),
  date: textSyntax(true),
  number: {
    read: (text) => (/^(-?[1-9]\d*|0)$/.test(text) ? Number(text) : undefined),
    stored: Number,
    ordered: true,
  },
  boolean: { read: (text) => (/^(TRUE|FALSE)$/.test(text) ? text === 'TRUE' : undefined), ordered: false },
} as const satisfies Record<string, Syntax>;

/** Matching rules that a filter can name, for any attribute of text. */
export const namedRules: Record<string, Syntax> = {
  caseignorematch: textSyntax(true),
  '2.5.13.2': textSyntax(true),
  caseexactmatch: textSyntax(false),
  '2.5.13.5': textSyntax(false),
};
