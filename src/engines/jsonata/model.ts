import { isWrittenAsNumber, kindOf } from '../../../packages/query';
import { booleanOperand } from '../model/booleans';
import type { EngineModel, Operand } from '../model/EngineModel';
import { unquote } from '../model/literal';
import { plain } from '../model/meaning';
import { hasNumericEnds } from '../model/numbers';
import { strict } from '../model/strict';
import { verdict } from '../model/verdict';

/** JSONata: null is a value, nothing is converted, and ordering or searching anything but two of a type is an error. */
export const jsonata: EngineModel = {
  write(value, context) {
    const { dialect, on, rule, type } = context;
    const kind = kindOf(rule.operator);
    if (typeof value === 'boolean') return booleanOperand(value, context);
    const looksNumeric = isWrittenAsNumber(dialect.major)(value);
    const isNumber = looksNumeric && (dialect.parseNumbers || (kind === 'value' && typeof value === 'number'));
    if (isNumber && kind !== 'text' && (kind !== 'range' || hasNumericEnds(context))) {
      if (kind !== 'range' && on('number-syntax') && !isWritable(value))
        return { value: String(value), refuses: 'number-syntax' };
      return { value: type === 'number' || on('text-as-number') ? Number(value) : String(value) };
    }
    // Ends of a range are written anew, between quotes too: 07 is "7".
    const isAnew = kind === 'range' && looksNumeric && (type === 'number' || on('text-as-number'));
    const text = isAnew ? String(Number(value)) : String(value);
    // Only `contains` and comparisons have the text in quotes; the others escape it as a regular expression, fully.
    const literal = on('quoting') && !isPattern(rule.operator) ? inQuotes(text) : { value: text };
    if (literal.refuses || literal.open) return literal;
    if (type === 'number' && kind !== 'text' && on('number-as-text')) return literal;
    return { value: kind === 'text' ? literal.value : plain(literal.value, context) };
  },

  writesNumber: (value, { dialect, rule }) =>
    isWrittenAsNumber(dialect.major)(value) &&
    kindOf(rule.operator) !== 'text' &&
    (dialect.parseNumbers || kindOf(rule.operator) === 'range'),

  ...strict,
  member(cell, operands, { field, on }) {
    if (cell === null || (field && operands.includes(null))) {
      if (on('null-as-value')) return verdict(operands.includes(cell));
      return cell !== null && operands.includes(cell) ? 'true' : operands.length > 0 ? 'unknown' : 'false';
    }
    return verdict(operands.includes(cell));
  },

  keepsEmptyList: () => true,
  negatesRange: () => true,
  inOrder: true,
};

const isPattern = (operator: string) => /begin|end/i.test(operator);

/** A text in double quotes, of which only these were escaped. */
const inQuotes = (text: string): Operand => unquote(text.replaceAll('"', '\\"'), 'jsonata');

/** Whether a number can be read back: .5, 5., +5 and 07 are numbers for the library only. */
const isWritable = (value: unknown) => /^\s*-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?\s*$/i.test(String(value));
