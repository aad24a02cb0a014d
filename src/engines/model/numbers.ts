import { isWrittenAsNumber, kindOf, listOf } from '../../../packages/query';
import type { Context } from './EngineModel';

/** Whether a value stands in the expression as a number: ranges do so without `parseNumbers`. */
export function writesNumber(value: unknown, { dialect: { major, parseNumbers }, rule }: Context): boolean {
  const kind = kindOf(rule.operator);
  const isNumber = isWrittenAsNumber(major)(value);
  if (kind === 'range') return isNumber;
  if (kind === 'list') return parseNumbers && isNumber;
  return typeof value === 'number' || (parseNumbers && isNumber);
}

/** Whether a value is a number, or looks like one where `parseNumbers` is on. */
export const isGivenAsNumber = (
  value: unknown,
  { dialect: { major, parseNumbers } }: Pick<Context, 'dialect'>,
): boolean => typeof value === 'number' || (parseNumbers && isWrittenAsNumber(major)(value));

/** The same of formats that write a range as numbers if both ends look like numbers. */
export const isGivenOrRangeOfNumbers = (value: unknown, context: Context): boolean =>
  typeof value === 'number' || kindOf(context.rule.operator) !== 'range'
    ? isGivenAsNumber(value, context)
    : hasNumericEnds(context);

/** Whether a number can be read back: .5, 5. and +5 are numbers for the library only. Ranges are written anew. */
export const isWritable = (value: unknown, { operator }: { operator: string }) =>
  kindOf(operator) === 'range' || /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(String(value));

/** Whether both ends of a range look like numbers, as the formats of release 8 that are no SQL read them. */
export const hasNumericEnds = ({ dialect: { major }, rule: { value } }: Context) =>
  listOf(value).slice(0, 2).every(isWrittenAsNumber(major));

/** `ordersRange` of the formats that put both ends in order if they look like numbers. */
export const areNumbers = (ends: unknown[], { dialect: { major } }: Context) => ends.every(isWrittenAsNumber(major));
