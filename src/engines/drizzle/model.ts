import { isWrittenAsNumber, kindOf } from '../../../packages/query';
import type { Context, EngineModel } from '../model/EngineModel';
import { plain } from '../model/meaning';
import { areNumbers, hasNumericEnds, isGivenAsNumber } from '../model/numbers';
import { sqlite } from '../sqlite/model';

/** SQL that Drizzle writes, in SQLite: every value is a parameter, and the type of its column converts it. */
export const drizzle: EngineModel = {
  ofMatch: () => ['left out'],
  switches: [
    'match-mode',
    'like-wildcards',
    'like-case',
    'empty-group',
    'unfinished',
    'range-order',
    'boolean-as-text',
    'text-as-number',
    'text-in-number',
    'no-number',
    'two-types',
  ],

  write(value, context) {
    const { on, rule, type } = context;
    if (kindOf(rule.operator) === 'text') return { value: String(value) };
    if (type === 'boolean' && on('boolean-as-text')) return { value: Boolean(value) };
    if (type === 'number' || type === 'boolean') return { value: plain(value, context) };
    return { value: on('text-as-number') && writesNumber(value, context) ? String(Number(value)) : String(value) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && writesNumber(value, context),

  compare: sqlite.compare,
  member: sqlite.member,
  match: sqlite.match,

  // The callback gives no condition for it, nor for the whole query.
  emptyGroup: (_, { isRoot }) => (isRoot ? 'true' : 'left out'),
  keepsEmptyList: () => true,
  ordersRange: areNumbers,
};

/** Whether a value is a parameter that is a number. Both ends of a range are, if they look like numbers. */
function writesNumber(value: unknown, context: Context): boolean {
  const { dialect, rule } = context;
  if (kindOf(rule.operator) !== 'range') return isGivenAsNumber(value, context);
  return hasNumericEnds(context) && isWrittenAsNumber(dialect.major)(value);
}
