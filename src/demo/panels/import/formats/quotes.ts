import type { Reader } from './condition/Reader';
import { ImportError, placeAt } from './ImportFormat';
import type { Token } from './tokens';

/**
 * Writes texts with an escaped quotation mark, which a release does not read, in the other marks, at the same offsets.
 * @throws ImportError where a text has both
 */
export function withoutEscapedQuotes(text: string, language: string, release: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, (whole, at: number) => {
    const mark = whole[0] as string;
    const inner = whole.slice(1, -1);
    if (!inner.includes(`\\${mark}`)) return whole;
    const other = mark === '"' ? "'" : '"';
    if (inner.includes(other))
      throw new ImportError(
        `Release ${release} cannot read a text with both kinds of quotation marks in ${language}.`,
        placeAt(text, at),
      );
    return `${other}${inner.replaceAll(`\\${mark}`, mark)}${other}`.padEnd(whole.length);
  });
}

/** Reads a text in which only the quotation mark is escaped; what another backslash stands for the releases do not read. */
export const readOnlyEscapedMark =
  (mark: string) =>
  ({ value, at }: Token, reader: Reader): string => {
    const plain = value.replaceAll(`\\${mark}`, mark);
    const stray = value.replaceAll(`\\${mark}`, '  ').indexOf('\\');
    if (stray === -1) return plain;
    throw new ImportError(`Of backslashes, only one before ${mark} is read.`, placeAt(reader.text, at + 1 + stray));
  };

/**
 * Reads a text with the escapes of JSON, which JSONata and SPARQL have as well.
 * @throws {ImportError} if a backslash stands for nothing
 */
export function jsonText({ value, at, end }: Token, reader: Reader): string {
  const mark = reader.text[at] as string;
  const inner = mark === "'" ? value.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"') : value;
  try {
    // A line break may stand in a text of JSONata; in JSON it is escaped.
    return JSON.parse(`"${inner.replace(/[\n\r\t]/g, (char) => JSON.stringify(char).slice(1, -1))}"`);
  } catch {
    throw new ImportError(
      `“${reader.text.slice(at, end)}” has a backslash that stands for nothing.`,
      placeAt(reader.text, at),
    );
  }
}
