import { isNumeric, kindOf } from '../../../packages/query';
import type { Cell } from '../../dataset/table';
import type { EngineModel } from '../model/EngineModel';
import { like } from '../model/like';
import { compare, match, ordered, plain } from '../model/meaning';
import { areNumbers, isGivenOrRangeOfNumbers } from '../model/numbers';
import { type Comparison, verdict } from '../model/verdict';

/** TanStack DB: unknown as in SQL, JavaScript's order, LIKE with its wildcards and case. */
export const tanstackDb: EngineModel = {
  ofMatch: () => ['refused'],
  switches: [
    'match-mode',
    'like-wildcards',
    'unfinished',
    'range-order',
    'number-as-text',
    'text-as-number',
    'text-in-number',
    'field-comparison',
    'no-number',
    'two-types',
  ],

  write(value, context) {
    const { on, rule, type } = context;
    if (kindOf(rule.operator) === 'text') return { value: String(value) };
    if (typeof value === 'boolean') return { value };
    const number = isGivenOrRangeOfNumbers(value, context);
    if (type === 'number' && !number && on('number-as-text')) return { value: String(value) };
    if (type !== 'number' && number && on('text-as-number')) return { value: Number(value) };
    return { value: plain(value, context) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && isGivenOrRangeOfNumbers(value, context),

  compare(operator, cell, operand, { field, on }) {
    const equality = operator === '=' || operator === '!=';
    if (cell === null || operand === null || equality || typeof cell === typeof operand)
      return compare(operator, cell, operand);
    if (typeof cell === 'number' && !isNumeric(operand) && !field && !on('no-number'))
      return compare(operator, cell, operand);
    return verdict(ordered(operator as Comparison, order(cell, operand), 0));
  },

  /** Lists compare without conversion. A field in one is not looked up. */
  member(cell, operands, { field, on }) {
    if (cell === null) return 'unknown';
    if (field && on('field-comparison')) return 'false';
    if (field && operands.includes(null) && !operands.includes(cell)) return 'unknown';
    return verdict(operands.includes(cell));
  },

  match(part, cell, operand, { field, on }) {
    if (cell === null || operand === null || (field && on('field-comparison'))) return 'unknown';
    if (typeof cell !== 'string' && on('text-in-number')) return 'false';
    return on('like-wildcards') ? like(String(cell), part, String(operand)) : match(part, cell, operand);
  },

  keepsEmptyList: () => true,
  ordersRange: areNumbers,
  negatesRange: ({ field, on, type }) => on(field ? 'two-types' : type === 'number' ? 'no-number' : 'text-as-number'),
};

/** JavaScript's order; where neither is less, as beside a text that is no number, both count as the same. */
const order = (a: Cell, b: Cell) => ((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0);
