import { kindOf } from '../../../packages/query';
import { booleanOperand } from '../model/booleans';
import type { EngineModel } from '../model/EngineModel';
import { unquote } from '../model/literal';
import { plain } from '../model/meaning';
import { isWritable, writesNumber } from '../model/numbers';
import { strict } from '../model/strict';

/** CEL in cel-js: nothing is converted, and ordering values of two types is an error of the row. */
export const cel: EngineModel = {
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

  ...strict,
  switches: [...strict.switches, 'mixed-list'],
  refuses({ field, on, rule }, operands, values) {
    if (kindOf(rule.operator) !== 'list' || field || !on('mixed-list')) return;
    const types = operands.map(({ value }, i) => (typeof value === 'number' ? numberType(values[i]) : typeof value));
    return new Set(types).size > 1 ? 'mixed-list' : undefined;
  },

  keepsEmptyList: ({ major }) => major >= 8,
  dropsZero: ({ major }) => major < 8,
};

/** The type of a number as it was written: 1e3 is a decimal. */
const numberType = (written: unknown) => (/^[+-]?\d+$/.test(String(written)) ? 'int' : 'double');
