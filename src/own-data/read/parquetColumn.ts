import { type AsyncBuffer, type FileMetaData, parquetRead, type SchemaTree } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { exactCell, quoteLongNumbers } from './exactNumbers';

/** A value that has no place in a table, such as a day at the end of time; `text` is what it is called. */
export class Unreadable {
  constructor(readonly text: string) {}
}

const dateOf = (time: number) => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Unreadable('date') : date.toISOString();
};

/**
 * A time as a text, with all digits that a file has.
 * @param time since 1970
 * @param digits of a second that it counts: 6 for microseconds
 */
function instantOf(time: bigint, digits: number) {
  const unit = 10n ** BigInt(digits - 3);
  const rest = ((time % unit) + unit) % unit;
  const text = dateOf(Number((time - rest) / unit));
  return typeof text === 'string' && rest > 0n
    ? text.replace(
        'Z',
        `${String(rest)
          .padStart(digits - 3, '0')
          .replace(/(000)+$/, '')}Z`,
      )
    : text;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What is no text stays as bytes. */
function textOf(bytes: Uint8Array): string | Uint8Array {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes;
  }
}

/** A value of JSON; what is none is the text that it is. */
function jsonIn(json: string, onQuoted: () => void): unknown {
  const { text, quotes } = quoteLongNumbers(json);
  try {
    const value: unknown = JSON.parse(text);
    if (quotes.length > 0) onQuoted();
    return value;
  } catch {
    return json;
  }
}

/** Dates as the texts that the other formats have. */
const parsers = {
  dateFromDays(days: number) {
    const date = dateOf(days * 86_400_000);
    return typeof date === 'string' ? date.slice(0, 10) : date;
  },
  timestampFromMilliseconds: (time: bigint) => dateOf(Number(time)),
  timestampFromMicroseconds: (time: bigint) => instantOf(time, 6),
  timestampFromNanoseconds: (time: bigint) => instantOf(time, 9),
  stringFromBytes: (bytes: Uint8Array | undefined) => bytes && textOf(bytes),
};

/** A signed number of any length, its highest byte first. */
function integerOf(bytes: Uint8Array): bigint {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt.asIntN(bytes.length * 8, BigInt(`0x${hex || '0'}`));
}

/** A decimal as a cell, from the whole number that a file has in its place. */
function decimalOf(value: unknown, scale: number): number | string | null {
  if (value === null || value === undefined) return null;
  const whole = value instanceof Uint8Array ? integerOf(value) : BigInt(value as number | bigint);
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  const [before, behind] = [digits.slice(0, digits.length - scale), digits.slice(digits.length - scale)];
  return exactCell(`${whole < 0n ? '-' : ''}${before}${scale ? `.${behind}` : ''}`);
}

export type Column = {
  name: string;
  /** Of decimals, which the library would make numbers of, how many digits they have behind the point. */
  decimals?: number;
  /** Whether it has decimals inside of lists or objects that are longer than the numbers which the library makes of them. */
  hasLongDecimals: boolean;
};

/** Digits of a decimal that a number keeps, whatever they are. */
const mostDigits = 15;

const isLong = ({ element: { converted_type, precision = 0 }, children }: SchemaTree): boolean =>
  (converted_type === 'DECIMAL' && precision > mostDigits) || children.some(isLong);

/** The columns of a file. */
export const columnsOf = (tree: SchemaTree): Column[] =>
  tree.children.map(({ element: { name, converted_type, scale = 0 }, children }) => ({
    name,
    ...(converted_type === 'DECIMAL' && { decimals: scale }),
    hasLongDecimals: children.some(isLong),
  }));

/**
 * The values of a column in some rows. Each is read by itself, so that what is wrong with one costs the others nothing.
 * @param metadata of the file
 * @param end row before which it ends
 * @param onQuoted is called when numbers inside of JSON are texts, since JavaScript would lose digits of them
 * @throws when the column is damaged, or of a type that cannot be read
 */
export async function readColumn(
  file: AsyncBuffer,
  metadata: FileMetaData,
  { name, decimals }: Column,
  [rowStart, rowEnd]: [start: number, end: number],
  onQuoted: () => void,
): Promise<unknown[]> {
  let values: unknown[] = [];
  const isDecimal = decimals !== undefined;
  const plain = (element: FileMetaData['schema'][number]) =>
    element.name === name && element.converted_type === 'DECIMAL'
      ? { ...element, converted_type: undefined, logical_type: undefined }
      : element;
  await parquetRead({
    file,
    metadata: isDecimal ? { ...metadata, schema: metadata.schema.map(plain) } : metadata,
    columns: [name],
    // The bytes of decimals are no text.
    utf8: !isDecimal,
    compressors,
    parsers: {
      ...parsers,
      jsonFromBytes(bytes: Uint8Array | undefined) {
        const text = bytes && textOf(bytes);
        return typeof text === 'string' ? jsonIn(text, onQuoted) : text;
      },
    },
    rowStart,
    rowEnd,
    onComplete: (rows: unknown[][]) => {
      values = rows.map(([value]) => {
        if (isDecimal) return decimalOf(value, decimals);
        return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY
          ? new Unreadable('number')
          : value;
      });
    },
  });
  return values;
}
