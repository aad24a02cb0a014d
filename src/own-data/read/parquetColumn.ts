import { type AsyncBuffer, type FileMetaData, parquetRead, type SchemaTree } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { exactCell } from './exactNumbers';

/** A value that has no place in a table, such as a day at the end of time; `text` is what it is called. */
export class Unreadable {
  constructor(readonly text: string) {}
}

const dateOf = (time: number) => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Unreadable('date') : date.toISOString();
};

/** Dates as the texts that the other formats have. */
const parsers = {
  dateFromDays(days: number) {
    const date = dateOf(days * 86_400_000);
    return typeof date === 'string' ? date.slice(0, 10) : date;
  },
  timestampFromMilliseconds: (time: bigint) => dateOf(Number(time)),
  timestampFromMicroseconds: (time: bigint) => dateOf(Number(time / 1000n)),
  timestampFromNanoseconds: (time: bigint) => dateOf(Number(time / 1_000_000n)),
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

export type Column = { name: string; decimals?: number };

/** The columns of a file; of decimals, which the library would make numbers of, how many digits they have behind the point. */
export const columnsOf = (tree: SchemaTree): Column[] =>
  tree.children.map(({ element: { name, converted_type, scale = 0 } }) => ({
    name,
    ...(converted_type === 'DECIMAL' && { decimals: scale }),
  }));

/**
 * The values of a column in some rows. Each is read by itself, so that what is wrong with one costs the others nothing.
 * @param metadata of the file
 * @param end row before which it ends
 * @throws when the column is damaged, or of a type that cannot be read
 */
export async function readColumn(
  file: AsyncBuffer,
  metadata: FileMetaData,
  { name, decimals }: Column,
  [rowStart, rowEnd]: [start: number, end: number],
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
    parsers,
    rowStart,
    rowEnd,
    onComplete: (rows: unknown[][]) => {
      values = rows.map(([value]) => (isDecimal ? decimalOf(value, decimals) : value));
    },
  });
  return values;
}
