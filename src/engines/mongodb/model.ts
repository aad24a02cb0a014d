import { isWrittenAsNumber, kindOf, type Part, partOf } from '../../../packages/query';
import type { Cell } from '../../dataset/table';
import { booleanOperand } from '../model/booleans';
import type { Context, EngineModel, Operand } from '../model/EngineModel';
import { expression, staysInSlashes, unquote } from '../model/literal';
import { compare, match, plain } from '../model/meaning';
import { areNumbers } from '../model/numbers';
import { type Comparison, verdict } from '../model/verdict';

/** A MongoDB filter in mingo: types are not converted, null is a value, parts of a text are regular expressions. */
export const mongodb: EngineModel = {
  switches: [
    'null-as-value',
    'regex',
    'not-dropped',
    'merged-groups',
    'empty-group',
    'unfinished',
    'lists',
    'range-order',
    'quoting',
    'boolean-as-text',
    'number-as-text',
    'text-as-number',
    'number-syntax',
    'text-in-number',
    'field-comparison',
    'broken-gte',
    'match-mode',
  ],

  write(value, context) {
    const { dialect, on, rule, type } = context;
    const kind = kindOf(rule.operator);
    const written = typeof value === 'boolean' ? boolean(value, context) : literal(value, context);
    if (written.refuses || written.open) return written;
    // A part of a text is text in every release.
    if (kind === 'text') return { value: written.value };
    const number = typeof value !== 'boolean' && dialect.major > 3 && writesNumber(value, context);
    if (type === 'number' && !number && on('number-as-text')) return { value: String(written.value) };
    if (type !== 'number' && number && on('text-as-number')) return { value: Number(value) };
    return { value: plain(written.value, context) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && writesNumber(value, context),

  compare(operator, cell, operand, context) {
    const { field, on } = context;
    if (operator === '>=' && !field && context.dialect.major === 3 && kindOf(context.rule.operator) === 'value')
      if (on('broken-gte')) return 'false';
    if ((cell === null || operand === null) && on('null-as-value')) return verdict(withNull(operator, cell, operand));
    return compare(operator, cell, operand);
  },

  match(part, cell, operand, { on }) {
    if (cell === null && on('null-as-value')) return 'false';
    if (cell === null || operand === null) return 'unknown';
    if (typeof cell !== 'string' && on('text-in-number')) return 'false';
    if (!on('regex')) return match(part, cell, operand);
    return verdict(expression(source(part, String(operand)))?.test(String(cell)) ?? false);
  },

  refuses({ dialect, field, on, rule }, operands) {
    const kind = kindOf(rule.operator);
    if (field && on('field-comparison') && (kind === 'text' || kind === 'list' || dialect.major >= 8))
      if (kind !== 'null') return 'field-comparison';
    const pattern =
      kind === 'text' && !field && on('regex') && source(partOf(rule.operator), String(operands[0]?.value));
    return typeof pattern === 'string' && !expression(pattern) ? 'regex' : undefined;
  },

  emptyGroup: ({ major }, { negated }) => (major >= 8 && negated ? 'false' : 'true'),
  dropsNot: ({ major }) => major < 8,
  ofMatch: (mode) => (mode === 'some' || mode === 'none' ? ['together'] : []),
  keepsEmptyList: ({ major }) => major >= 8,
  ordersRange: (ends, context) => context.dialect.major >= 8 && areNumbers(ends, context),
};

const source = (part: Part, text: string) => (part === 'any' ? text : part === 'start' ? `^${text}` : `${text}$`);

/** Null equals null only, and is neither more nor less than anything. */
function withNull(operator: Comparison, cell: Cell, operand: Cell): boolean {
  if (operator === '!=') return cell !== operand;
  return cell === operand && operator !== '<' && operator !== '>';
}

/** Release 8 keeps booleans as they are. */
const boolean = (value: boolean, context: Context): Operand =>
  context.dialect.major < 8 ? booleanOperand(value, context) : { value };

/** Whether a value stands in the filter as a number: ranges do so in every release, lists only with `parseNumbers`. */
function writesNumber(value: unknown, { dialect: { major, parseNumbers }, rule }: Context): boolean {
  const kind = kindOf(rule.operator);
  const isNumber = isWrittenAsNumber(major)(value);
  if (kind === 'range') return isNumber;
  if (kind === 'list' && major < 8) return parseNumbers && isNumber;
  return typeof value === 'number' || (parseNumbers && isNumber);
}

/** What the filter's text stands for, once read. Release 8 makes an object, which cannot go wrong. */
function literal(value: unknown, context: Context): Operand {
  const { dialect, on, rule } = context;
  const text = String(value);
  if (dialect.major >= 8) return { value: text };
  if (dialect.major === 3) {
    if (!on('quoting')) return { value: text };
    if (kindOf(rule.operator) !== 'text') return unquote(text, 'javascript');
    return staysInSlashes(rule.operator === 'contains' || rule.operator === 'doesNotContain' ? text : `^${text}$`)
      ? { value: text }
      : { value: text, open: 'quoting' };
  }
  if (kindOf(rule.operator) !== 'text' && writesNumber(value, context))
    return on('number-syntax') && !isJson(text) ? { value: text, refuses: 'number-syntax' } : { value: text };
  // Quotes and backslashes are escaped, other control characters are not.
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return on('quoting') && !isJson(`"${escaped}"`) ? { value: text, refuses: 'quoting' } : { value: text };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
