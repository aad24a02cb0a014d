import type { Raw } from '../infer/kinds';

/** Bytes as hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** How deep objects in objects become columns of their own. */
const deepest = 4;

/** Whether a value has parts with names. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** A value of a file as a cell: what is neither plain nor a list of plain values stays as the text that it is in JSON. */
export function cellOf(value: unknown): Raw {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null))
    return value.map((item) => (typeof item === 'bigint' ? String(item) : item));
  if (value instanceof Uint8Array) return `0x${hexOf(value)}`;
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
}

/** The cells of an object; an object in it gives columns such as `address.city`. */
export function* cellsOf(item: Record<string, unknown>, path = '', depth = 1): Generator<[string, Raw]> {
  for (const [key, value] of Object.entries(item)) {
    const name = path + key;
    if (isObject(value) && depth < deepest && Object.keys(value).length > 0)
      yield* cellsOf(value, `${name}.`, depth + 1);
    else yield [name, cellOf(value)];
  }
}

/**
 * The cells of an item of a list: what is no object has a column of its own.
 * @returns nothing if the item is no value at all
 */
export function itemCells(item: unknown): Iterable<readonly [string, Raw]> {
  if (isObject(item)) return cellsOf(item);
  if (Array.isArray(item)) return item.map((value, index) => [`Column ${index + 1}`, cellOf(value)] as const);
  return [['value', cellOf(item)]];
}

/** What kind of item a list has, for a message about one that differs. */
export const kindOfItem = (item: unknown) =>
  isObject(item) ? 'an object' : Array.isArray(item) ? 'a list' : item === null ? 'null' : `a ${typeof item}`;
