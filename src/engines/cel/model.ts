import { isNumeric, kindOf } from '../../../packages/query';
import { booleanOperand } from '../model/booleans';
import type { EngineModel } from '../model/EngineModel';
import { unquote } from '../model/literal';
import { compare, match, plain } from '../model/meaning';
import { areNumbers, isWritable, writesNumber } from '../model/numbers';
import { verdict } from '../model/verdict';

/** CEL in cel-js: nothing is converted, and ordering values of two types is an error of the row. */
export const cel: EngineModel = {
  switches: [
    'null-as-value',
    'null-error',
    'unfinished',
    'range-order',
    'quoting',
    'boolean-as-text',
    'number-as-text',
    'text-as-number',
    'number-syntax',
    'text-in-number',
    'no-number',
    'two-types',
    'mixed-list',
  ],

  write(value, context) {
    const { on, rule, type } = context;
    if (typeof value === 'boolean') return booleanOperand(value, context);
    const number = kindOf(rule.operator) !== 'text' && writesNumber(value, context);
    if (number && on('number-syntax') && !isWritable(value, rule))
      return { value: String(value), refuses: 'number-syntax' };
    if (number) return { value: type === 'number' || on('text-as-number') ? Number(value) : String(value) };
    // Only the quote is escaped, the backslash is not.
    const literal = on('quoting') ? unquote(String(value).replaceAll('"', '\\"'), 'cel') : { value: String(value) };
    if (literal.refuses || literal.open) return literal;
    if (type === 'number' && kindOf(rule.operator) !== 'text' && on('number-as-text')) return literal;
    return { value: kindOf(rule.operator) === 'text' ? literal.value : plain(literal.value, context) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && writesNumber(value, context),

  compare(operator, cell, operand, { field, on }) {
    const equality = operator === '=' || operator === '!=';
    if (cell === null || operand === null) {
      if (!equality) return on('null-error') ? 'refused' : 'unknown';
      return on('null-as-value') ? verdict((cell === operand) === (operator === '=')) : 'unknown';
    }
    if (typeof cell !== typeof operand && !equality) {
      // What was left as text, or became a number, shows here.
      const cause = typeof cell === 'string' ? 'text-as-number' : isNumeric(operand) ? 'number-as-text' : 'no-number';
      if (field || on(cause)) return 'refused';
    }
    return compare(operator, cell, operand);
  },

  match(part, cell, operand, { on }) {
    if (cell === null || operand === null) return on('null-error') ? 'refused' : 'unknown';
    if ((typeof cell !== 'string' || typeof operand !== 'string') && on('text-in-number')) return 'refused';
    return match(part, cell, operand);
  },

  refuses({ field, on, rule }, operands, values) {
    if (kindOf(rule.operator) !== 'list' || field || !on('mixed-list')) return;
    const types = operands.map(({ value }, i) => (typeof value === 'number' ? numberType(values[i]) : typeof value));
    return new Set(types).size > 1 ? 'mixed-list' : undefined;
  },

  isText: true,
  keepsEmptyList: ({ major }) => major >= 8,
  dropsZero: ({ major }) => major < 8,
  ordersRange: areNumbers,
};

/** The type of a number as it was written: 1e3 is a decimal. */
const numberType = (written: unknown) => (/^[+-]?\d+$/.test(String(written)) ? 'int' : 'double');
