import { kindOf } from '../../../packages/query';
import type { EngineModel } from '../model/EngineModel';
import { plain } from '../model/meaning';
import { areNumbers, isGivenAsNumber } from '../model/numbers';
import { sqlite } from '../sqlite/model';

/** SQL that Sequelize writes, in SQLite: values are literals of their JavaScript types, except in columns of numbers. */
export const sequelize: EngineModel = {
  ofMatch: () => ['left out'],
  switches: [
    'match-mode',
    'null-as-value',
    'like-wildcards',
    'like-case',
    'empty-group',
    'unfinished',
    'lists',
    'range-order',
    'text-as-number',
    'text-in-number',
    'no-number',
    'two-types',
  ],

  write(value, context) {
    const { on, rule, type } = context;
    if (kindOf(rule.operator) === 'text') return { value: String(value) };
    if (type === 'number' || type === 'boolean') return { value: plain(value, context) };
    return { value: on('text-as-number') && isGivenAsNumber(value, context) ? String(Number(value)) : String(value) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && isGivenAsNumber(value, context),

  compare: sqlite.compare,

  /** An empty list is NULL. */
  member: (cell, operands, context) =>
    operands.length === 0 && (!context.field || context.on('two-types'))
      ? 'unknown'
      : sqlite.member?.(cell, operands, context),

  match(part, cell, operand, context) {
    const { field, on, rule } = context;
    // SQLite's CONCAT takes null for an empty text.
    if (cell !== null && operand === null && field && on('null-as-value')) return sqlite.match(part, cell, '', context);
    // The pattern of `notLike` is made a number, as any value of the column is: NaN.
    const isPatternNaN = typeof cell === 'number' && !field && /^doesNot/.test(rule.operator);
    if (isPatternNaN && on('text-in-number')) return 'false';
    return sqlite.match(part, cell, operand, context);
  },

  emptyGroup(_, { isRoot, negated, combinator, ignored, hasIgnoredGroup }) {
    if (ignored === 0) return isRoot ? 'true' : 'left out';
    // Of several rules that it ignores, Sequelize makes nothing with `and`, and `0 = 1` with `or`.
    const isFalse = combinator === 'or' && (ignored > 1 || hasIgnoredGroup);
    if (negated) return isFalse ? 'true' : 'false';
    return isFalse ? 'false' : isRoot ? 'true' : 'ignored';
  },
  keepsEmptyList: (_, { operator }) => operator === 'in',
  ignoresEmptyList: ({ operator }) => operator === 'notIn',
  keepsEmptyParts: () => true,
  ordersRange: (ends, context) => context.dialect.parseNumbers && areNumbers(ends, context),
};
