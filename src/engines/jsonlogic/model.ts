import { isNumeric, kindOf } from '../../../packages/query';
import type { EngineModel } from '../model/EngineModel';
import { compare, match, plain } from '../model/meaning';
import { areNumbers, isGivenOrRangeOfNumbers } from '../model/numbers';
import { javascript, verdict } from '../model/verdict';

/** JsonLogic in json-logic-js: JavaScript's comparisons. */
export const jsonlogic: EngineModel = {
  switches: [
    'null-as-value',
    'null-as-zero',
    'merged-groups',
    'empty-group',
    'unfinished',
    'range-order',
    'number-as-text',
    'text-as-number',
    'text-in-number',
    'no-number',
    'two-types',
    'empty-text',
    'match-mode',
  ],

  write(value, context) {
    const { on, type } = context;
    const number = isGivenOrRangeOfNumbers(value, context);
    if (kindOf(context.rule.operator) === 'text')
      return { value: String(number && on('text-as-number') ? Number(value) : value) };
    if (type === 'number' && !number && on('number-as-text')) return { value: String(value) };
    if (type !== 'number' && type !== 'boolean' && number && on('text-as-number')) return { value: Number(value) };
    return { value: plain(value, context) };
  },

  writesNumber: isGivenOrRangeOfNumbers,

  compare(operator, cell, operand, { field, on }) {
    const missing = cell === null || operand === null;
    const equality = operator === '=' || operator === '!=';
    if (missing)
      return on(equality ? 'null-as-value' : 'null-as-zero') ? verdict(javascript(operator, cell, operand)) : 'unknown';
    if (typeof cell === typeof operand) return compare(operator, cell, operand);
    const number = typeof cell === 'number';
    if (number && isNumeric(operand)) return compare(operator, cell, Number(operand));
    if (number && !field && !on('no-number')) return compare(operator, cell, operand);
    return verdict(javascript(operator, cell, operand));
  },

  /** `in` compares without conversion. */
  member(cell, operands, { field, on }) {
    if (cell === null || (field && operands.includes(null))) {
      if (on('null-as-value')) return verdict(operands.includes(cell));
      return cell !== null && operands.includes(cell) ? 'true' : 'unknown';
    }
    return verdict(operands.includes(cell));
  },

  match(part, cell, operand, { on }) {
    if ((cell === null || operand === null) && !on('null-as-value')) return 'unknown';
    if (part !== 'any') return match(part, cell ?? '', String(operand));
    if (cell === null || (typeof cell !== 'string' && on('text-in-number'))) return 'false';
    if (cell === '' && on('empty-text')) return 'false';
    return match(part, cell, String(operand));
  },

  emptyGroup: (_, { isRoot }) => (isRoot ? 'false' : 'left out'),
  ofMatch: (mode) => (mode === 'all' ? ['not empty', 'not dropped'] : ['not dropped']),
  keepsEmptyList: ({ major }) => major >= 8,
  ordersRange: areNumbers,
  // NaN is neither inside nor outside.
  negatesRange: ({ field, on, type }) => on(field ? 'two-types' : type === 'number' ? 'no-number' : 'text-as-number'),
};
