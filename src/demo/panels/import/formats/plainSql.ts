import { fields } from '@site/src/dataset/fields';

const fieldNames = new Set(fields.map(({ name }) => name));

/** What SQL is made of: texts, names in quotes, comments, words, blanks, and anything else as one character. */
const pieces =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|[\p{L}_$][\p{L}\p{N}_$]*|\s+|[\s\S]/gu;
const isComment = (piece: string) => /^(?:--|\/\*)/.test(piece);
const isBlank = (piece: string) => /^\s/.test(piece) || isComment(piece);
/** As many blanks as a piece has characters; lines stay. */
const blank = (piece: string) => piece.replace(/[^\n]/g, ' ');

/** What stands for a doubled quotation mark, which the parser cannot read; two characters as that is. */
const doubled = '\uE000\uE001';
/** What stands for a percent sign at the start or end of a text, which the parser takes for a pattern without LIKE, too. */
const percent = '\uE002';

/** The inside of a text in single quotes. */
const plainText = (inner: string, isPattern: boolean) =>
  (isPattern ? inner : inner.replace(/^%|%$/g, percent)).replaceAll("''", doubled);

/** The name in a piece: a word, or a word in quotes. */
const nameIn = (piece: string) => /^(["`[]?)([\p{L}_$][\p{L}\p{N}_$]*)["`\]]?$/u.exec(piece)?.[2];

/**
 * Writes SQL as the parser of the release reads it, at the same offsets: comments, the semicolon at the end and the table
 * before a field become blanks, names lose their quotes, and what the parser cannot read in a text is held by other signs.
 * A piece in double quotes is a name where a field has that name or an operator follows, as in standard SQL, else a text.
 */
export function plainSql(text: string): string {
  const all = text.match(pieces) ?? [];
  // Blanks are looked past; once for all pieces, since a paste can be long.
  const before: string[] = [];
  const after: string[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const last = all[index - 1] ?? '';
    before[index] = isBlank(last) ? (before[index - 1] ?? '') : last;
  }
  for (let index = all.length - 1; index >= 0; index -= 1) {
    const first = all[index + 1] ?? '';
    after[index] = isBlank(first) ? (after[index + 1] ?? '') : first;
  }
  const isName = (piece: string, index: number) =>
    !piece.startsWith('"') ||
    fieldNames.has(piece.slice(1, -1)) ||
    /^(?:[=<>!.]|(?:like|in|is|not|between)$)/i.test(after[index] ?? '');
  const isTable = (index: number) =>
    nameIn(all[index] ?? '') !== undefined &&
    all[index + 1] === '.' &&
    fieldNames.has(nameIn(all[index + 2] ?? '') ?? '');
  return all
    .map((piece, index) => {
      if (isComment(piece)) return blank(piece);
      if (piece === ';' && !after[index]) return ' ';
      if (isTable(index) || (piece === '.' && isTable(index - 1))) return blank(piece);
      if (piece.length > 2 && piece.startsWith("'"))
        return `'${plainText(piece.slice(1, -1), /^like$/i.test(before[index] ?? ''))}'`;
      if (/^(?:true|false|null)$/i.test(piece)) return piece.toLowerCase();
      if (/^["`[]./.test(piece) && nameIn(piece) && isName(piece, index)) return ` ${nameIn(piece)} `;
      return piece;
    })
    .join('');
}

/** A text of the parsed query as it was written. */
export const asWritten = (value: string) => value.replaceAll(doubled, "'").replaceAll(percent, '%');
