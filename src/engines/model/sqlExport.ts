import { isWrittenAsNumber } from '../../../packages/query';
import type { Context, EngineModel } from './EngineModel';

/** How the releases write `sql` and the parameterized formats, whichever engine reads them. */
export const sqlExport = {
  isText: true,
  writesNumber: (value, context) => writesNumber(value, context),
  ofMatch: () => ['left out'],
  writesEmptyGroup: ({ major }) => major < 8,
  keepsEmptyParts: ({ major }) => major >= 8,
  refusesArray: ({ format }) => format === 'parameterized',
  // Release 8 does so in `sql`, and leaves the parameters as they are.
  ordersRange: (ends, { dialect: { format, major, parseNumbers } }) =>
    major >= 8 && format === 'sql' && parseNumbers && ends.every(isWrittenAsNumber(major)),
} as const satisfies Partial<EngineModel>;

/** Whether an operator becomes LIKE. */
export const partial = (operator: string) => /contain|begin|end/i.test(operator);

/** Whether `sql` of a release leaves the quotes in a text alone: release 3 does. */
export const leavesQuotes = (text: string, { dialect: { format, major } }: Context) =>
  format === 'sql' && major === 3 && text.includes("'");

/** Whether a value reaches the engine as a number. */
export function writesNumber(value: unknown, context: Context): boolean {
  const { dialect, rule } = context;
  const { format, major, parseNumbers } = dialect;
  const text = partial(rule.operator);
  const isNumber = isWrittenAsNumber(major)(value);
  if (format !== 'sql') {
    if (major > 3 && parseNumbers && isNumber) return true;
    return typeof value === 'number';
  }
  if (text || major === 3 || !parseNumbers) return false;
  if (major >= 8) return isNumber;
  return isNumber && !(range(rule.operator) && !hasNumericEnds(context));
}

export const range = (operator: string) => /between/i.test(operator);

/** Whether both ends of a range are numbers; else both stand in quotes. */
export const hasNumericEnds = ({ dialect: { major }, rule: { value } }: Context) =>
  (Array.isArray(value) ? value : String(value).split(',')).slice(0, 2).every(isWrittenAsNumber(major));
