import { isNumeric, kindOf, listOf, type Rule } from '../../query/rule';
import type { Context } from './EngineModel';

/** Whether a value stands in the expression as a number: ranges do so without `parseNumbers`. */
export function writesNumber(value: unknown, { dialect: { parseNumbers }, rule }: Context): boolean {
  const kind = kindOf(rule.operator);
  if (kind === 'range') return isNumeric(value);
  if (kind === 'list') return parseNumbers && isNumeric(value);
  return typeof value === 'number' || (parseNumbers && isNumeric(value));
}

/** Whether a number can be read back: .5, 5. and +5 are numbers for the library only. Ranges are written anew. */
export const isWritable = (value: unknown, { operator }: { operator: string }) =>
  kindOf(operator) === 'range' || /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(String(value));

/** Whether both ends of a range look like numbers, as the formats of release 8 that are no SQL read them. */
export const hasNumericEnds = ({ value }: Rule) => listOf(value).slice(0, 2).every(isNumeric);
