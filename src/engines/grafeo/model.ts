import { isNumeric, isWrittenAsNumber, kindOf, listOf } from '../../../packages/query';
import type { Cell } from '../../dataset/table';
import type { Context, EngineModel, Operand } from '../model/EngineModel';
import { compare, plain } from '../model/meaning';
import { ofGraphs } from '../model/strict';
import { any, type Comparison, verdict } from '../model/verdict';

/** Cypher and GQL in Grafeo: SQL's logic for missing values; text is taken for a number where it is one in Rust. */
export const grafeo: EngineModel = {
  ...ofGraphs,
  write(value, context) {
    const { dialect, on, rule, type } = context;
    if (typeof value === 'boolean') return { value };
    const isText = kindOf(rule.operator) === 'text';
    if (typeof value === 'number' || (dialect.parseNumbers && isWrittenAsNumber(dialect.major)(value))) {
      const number = Number(value);
      if (isText || type !== 'number') return { value: on('text-as-number') ? number : String(value) };
      return { value: number };
    }
    const literal = on('quoting') ? unquoted(String(value)) : { value: String(value) };
    if (literal.open || isText) return literal;
    if (type === 'number' && on(isNumeric(literal.value) ? 'number-as-text' : 'no-number')) return literal;
    return { value: plain(literal.value, context) };
  },

  compare(operator, cell, operand, context) {
    return withNumber(operator, cell, operand, context.rule.value, context) ?? compare(operator, cell, operand);
  },

  member(cell, operands, context) {
    const written = listOf(context.rule.value);
    const equal = (operand: Cell, index: number) =>
      withNumber('=', cell, operand, written[index], context) ?? compare('=', cell, operand);
    return any(operands.map(equal));
  },
};

/**
 * A number beside a text, which is read as a number if it is one.
 * @param written the value as it stands in the rule: 1e3 is no whole number
 * @returns nothing where both are of one type, or their difference is not looked at
 */
function withNumber(operator: Comparison, cell: Cell, operand: Cell, written: unknown, { field, on }: Context) {
  if (cell === null || operand === null || typeof cell === typeof operand) return undefined;
  const isEquality = operator === '=' || operator === '!=';
  // A boolean has no order beside anything else.
  if (typeof cell === 'boolean' || typeof operand === 'boolean')
    return field && !isEquality && on('two-types') ? 'unknown' : undefined;
  const isOfNumbers = typeof cell === 'number';
  const cause = !isOfNumbers ? 'text-as-number' : isNumeric(operand) ? 'number-as-text' : 'no-number';
  if (!on(field ? 'two-types' : cause)) return undefined;
  const isWhole = isOfNumbers ? Number.isInteger(cell) : /^\s*[+-]?\d+\s*$/.test(String(field ? operand : written));
  const read = (value: string | number) =>
    typeof value === 'number'
      ? value
      : (isEquality && isWhole ? whole : decimal).test(value)
        ? Number(value)
        : undefined;
  const [left, right] = [read(cell), read(operand)];
  if (left !== undefined && right !== undefined) return compare(operator, left, right);
  return isEquality ? verdict(operator === '!=') : 'unknown';
}

const whole = /^[+-]?\d+$/;
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', "'": "'", '"': '"', '\\': '\\' };

/** What a text stands for in single quotes: the export escapes quotes, not backslashes. Other escapes stay as they are. */
function unquoted(text: string): Operand {
  const written = text.replaceAll("'", "\\'");
  let value = '';
  for (let i = 0; i < written.length; i++) {
    const character = written[i] as string;
    if (character === "'") return { value: text, open: 'quoting' };
    if (character !== '\\') {
      value += character;
      continue;
    }
    const next = written[++i];
    if (next === undefined) return { value: text, open: 'quoting' };
    const digits = written.slice(i + 1, i + 1 + (next === 'u' ? 4 : 8));
    if ((next === 'u' && /^[\da-f]{4}$/i.test(digits)) || (next === 'U' && /^[\da-f]{8}$/i.test(digits))) {
      value += String.fromCodePoint(Number.parseInt(digits, 16));
      i += digits.length;
    } else value += escapes[next] ?? `\\${next}`;
  }
  return { value };
}
