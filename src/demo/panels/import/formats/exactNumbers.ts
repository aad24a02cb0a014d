import { ImportError, placeAt } from './ImportFormat';

const largest = Number.MAX_SAFE_INTEGER.toLocaleString('en-US');

/**
 * Refuses numbers that would silently become others.
 * @param numbers as they are written in the text
 * @throws ImportError at the first of them
 */
export function checkExact(text: string, numbers: { value: string; at: number }[]) {
  for (const { value, at } of numbers) {
    const read = Number(value);
    if (!Number.isFinite(read)) throw new ImportError(`${value} is too large for a number.`, placeAt(text, at));
    if (/^-?\d+$/.test(value) && !Number.isSafeInteger(read))
      throw new ImportError(
        `${value} cannot be kept exactly. Whole numbers reach from -${largest} to ${largest}; write it as a text.`,
        placeAt(text, at),
      );
  }
}
