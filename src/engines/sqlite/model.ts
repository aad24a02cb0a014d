import { isNumeric, isWrittenAsNumber } from '../../../packages/query';
import type { Cell } from '../../dataset/table';
import { booleanOperand } from '../model/booleans';
import type { Context, EngineModel, Operand } from '../model/EngineModel';
import { like } from '../model/like';
import { compare, hasPart, match, ordered, plain } from '../model/meaning';
import { leavesQuotes, partial, range, sqlExport, writesNumber } from '../model/sqlExport';
import { verdict } from '../model/verdict';

/** SQL of `sql` and the parameterized formats, in SQLite: columns have types, LIKE folds the case of ASCII. */
export const sqlite: EngineModel = {
  ...sqlExport,
  switches: [
    'like-wildcards',
    'like-case',
    'unfinished',
    'lists',
    'range-order',
    'quoting',
    'number-syntax',
    'boolean-as-text',
    'text-as-number',
    'text-in-number',
    'lost-wildcards',
    'two-types',
    'no-number',
    'match-mode',
  ],

  write(value, context) {
    const text = String(value);
    const { dialect, on, rule, type } = context;
    if (on('quoting') && leavesQuotes(text, context)) return { value: text, open: 'quoting' };
    const quoted = quotedParameter(value, context);
    if (quoted) return quoted;
    if (typeof value === 'boolean' && dialect.format === 'sql') return booleanOperand(value, context);
    const asText = partial(rule.operator) || (type !== 'number' && type !== 'boolean');
    if (asText && on('text-as-number') && writesNumber(value, context)) return { value: numberText(value, context) };
    return { value: asText ? text : plain(value, context) };
  },

  compare(operator, cell, operand, { field, on }) {
    if (field && cell !== null && operand !== null && typeof cell !== typeof operand)
      return verdict(ordered(operator, ...asStored(cell, operand)));
    if (typeof cell === 'number' && typeof operand === 'string' && on('no-number'))
      return verdict(operator === '<' || operator === '<=' || operator === '!=');
    return compare(operator, cell, operand);
  },

  /** In a list, a field does not say what type it has: that of the column before it counts. */
  member(cell, operands, { field }) {
    if (!field || typeof cell !== 'string') return undefined;
    const texts = operands.map((operand) => (operand === null ? null : storedText(operand)));
    return texts.includes(cell) ? 'true' : texts.includes(null) ? 'unknown' : 'false';
  },

  match(part, cell, operand, context) {
    const { on } = context;
    if (cell === null || operand === null) return match(part, cell, operand);
    const number = on('text-in-number') ? realText : String;
    const fold = on('like-case') ? lowerAscii : (text: string) => text;
    const text = fold(typeof cell === 'number' ? number(cell) : String(cell));
    const isStored = typeof operand === 'boolean' && on('two-types');
    const piece = fold(
      isStored ? storedText(operand) : typeof operand === 'number' ? number(operand) : String(operand),
    );
    if (isWholeText(context)) return on('like-wildcards') ? like(text, 'whole', piece) : verdict(text === piece);
    return on('like-wildcards') ? like(text, part, piece) : verdict(hasPart(part, text, piece));
  },
};

/** A parameter that release 4 or later leaves in quotes, since it has a line break; release 3 throws. */
export function quotedParameter(value: unknown, { dialect, on, rule }: Context): Operand | undefined {
  const { format, major, parseNumbers } = dialect;
  if (format === 'sql' || !on('quoting') || typeof value !== 'string') return;
  if (!/[\n\r\u2028\u2029]/.test(value) || !/^(=|!=|<|<=|>|>=)$|contain|begin|end/i.test(rule.operator)) return;
  if (parseNumbers && isWrittenAsNumber(major)(value)) return;
  if (major === 3) return { value, refuses: 'quoting' };
  // The wildcards stand inside the quotes; LIKE then looks for the quotes too.
  const [before, after] = /contain/i.test(rule.operator)
    ? ['%', '%']
    : [/end/i.test(rule.operator) ? '%' : '', /begin/i.test(rule.operator) ? '%' : ''];
  return { value: `'${before}${value}${after}'` };
}

/** Whether LIKE gets the value of a rule without wildcards around it: they were lost, or stand inside of quotes. */
export const isWholeText = (context: Context) =>
  (context.on('lost-wildcards') && losesWildcards(context)) ||
  (!context.field && quotedParameter(String(context.rule.value), context) !== undefined);

/** A number as the text with which SQLite compares a column of text. */
function numberText(value: unknown, { dialect: { format, major }, rule }: Context): string {
  const number = Number(value);
  // Release 8 writes the ends of a range anew: 07 is 7, 8.0 is 8.
  if (format === 'sql' && major >= 8 && range(rule.operator)) return String(number);
  if (format !== 'sql') return Number.isInteger(number) ? String(number) : realText(number);
  return /^\s*[+-]?\d+\s*$/.test(String(value)) ? String(number) : realText(number);
}

const losesWildcards = ({ dialect: { format, major, parseNumbers }, rule: { value } }: Context) =>
  format !== 'sql' && (typeof value === 'number' || (major > 3 && parseNumbers && isWrittenAsNumber(major)(value)));

/** A REAL as SQLite writes it: 8 is 8.0. */
const realText = (number: number) => (Number.isInteger(number) ? `${number}.0` : String(number));
const storedText = (value: Exclude<Cell, null>) =>
  typeof value === 'number' ? realText(value) : typeof value === 'boolean' ? String(Number(value)) : value;
/** Two fields of different types, in numbers that are ordered as SQLite does: text behind all numbers. */
function asStored(cell: Exclude<Cell, null>, operand: Exclude<Cell, null>): [number, number] {
  const [a, b] = [cell, operand].map((value) =>
    typeof value === 'string' && !isNumeric(value) ? Number.POSITIVE_INFINITY : Number(value),
  );
  return [a ?? 0, b ?? 0];
}
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
