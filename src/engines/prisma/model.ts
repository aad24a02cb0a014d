import { isWrittenAsNumber, kindOf, toNumber } from '../../../packages/query';
import type { EngineModel } from '../model/EngineModel';
import { plain } from '../model/meaning';
import { isGivenAsNumber } from '../model/numbers';
import { sqlite } from '../sqlite/model';

/** Prisma on SQLite: it refuses a value that is not of its column's type, and an operator that the type does not have. */
export const prisma: EngineModel = {
  ofMatch: () => ['left out'],
  switches: [
    'match-mode',
    'like-wildcards',
    'like-case',
    'not-dropped',
    'empty-group',
    'unfinished',
    'range-order',
    'field-comparison',
    'type-error',
  ],

  write(value, context) {
    const read = kindOf(context.rule.operator) !== 'text' && isGivenAsNumber(value, context) ? Number(value) : value;
    if (context.on('type-error') && typeof read !== types[context.type])
      return { value: String(value), refuses: 'type-error' };
    return { value: kindOf(context.rule.operator) === 'text' ? String(value) : plain(value, context) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && isGivenAsNumber(value, context),

  compare: sqlite.compare,
  match: sqlite.match,

  refuses({ on, rule: { operator }, type }) {
    const kind = kindOf(operator);
    const hasOperator =
      type === 'boolean'
        ? kind === 'null' || operator === '=' || operator === '!='
        : type !== 'number' || kind !== 'text';
    return hasOperator || !on('type-error') ? undefined : 'type-error';
  },

  // Below the query itself, a group without rules is `{}`, of which Prisma makes nothing.
  emptyGroup(_, { isRoot, negated, combinator, ignored, hasIgnoredGroup }) {
    if (!isRoot) return 'ignored';
    return combinator === 'or' && !negated && (ignored > 0 || hasIgnoredGroup) ? 'false' : 'true';
  },
  dropsNot: (_, isRoot) => !isRoot,
  leavesOut: ({ field, on }) => field && on('field-comparison'),
  keepsEmptyList: () => true,
  // Without `parseNumbers`, numbers in text are put in the order of text.
  swapsRange: ([from, to], { dialect: { major, parseNumbers } }) => {
    const isNumber = isWrittenAsNumber(major);
    if (!isNumber(from) || !isNumber(to)) return false;
    return parseNumbers ? toNumber(to) < toNumber(from) : to < from;
  },
};

const types = { text: 'string', date: 'string', number: 'number', boolean: 'boolean' };
