import { isWrittenAsNumber, kindOf } from '../../../packages/query';
import type { Cell } from '../../dataset/table';
import type { Context, EngineModel } from '../model/EngineModel';
import { compare, match, plain } from '../model/meaning';
import { areNumbers } from '../model/numbers';
import { verdict } from '../model/verdict';
import { prepare, syntaxes } from './matchingRules';

/** LDAP's filters, on entries with the schema of the engine: an entry without an attribute differs from every value. */
export const ldap: EngineModel = {
  switches: [
    'null-as-value',
    'empty-group',
    'unfinished',
    'range-order',
    'text-as-number',
    'text-in-number',
    'field-comparison',
    'ldap-presence',
    'ldap-strict',
    'ldap-text',
    'ldap-syntax',
    'match-mode',
  ],

  write(value, context) {
    const { on, rule, type } = context;
    const kind = kindOf(rule.operator);
    if (kind === 'text') return { value: String(value) };
    const isWrittenAnew = kind === 'range' && isWrittenAsNumber(context.dialect.major)(value);
    if (type === 'number' || type === 'boolean') {
      if (!on('ldap-syntax')) return { value: plain(value, context) };
      // What is no value of the syntax stands for a missing one: comparing with it is unknown.
      return { value: syntaxes[type].read(isWrittenAnew ? String(Number(value)) : String(value).trim()) ?? null };
    }
    const text = isWrittenAnew && on('text-as-number') ? String(Number(value)) : plain(value, context);
    // Exports leave out the spaces at the ends.
    return { value: String(text).trim() === '' && on('ldap-text') ? null : text };
  },

  writesNumber: (value, { dialect, rule }) =>
    kindOf(rule.operator) === 'range' && isWrittenAsNumber(dialect.major)(value),

  compare(operator, own, operand, context) {
    const { field, on, rule } = context;
    const cell = stored(own, context);
    if (operand === null) return 'unknown';
    if (cell === null) return !field && on('null-as-value') ? verdict(operator === '!=') : 'unknown';
    const isIncluded = (operator === '<' || operator === '>') && kindOf(rule.operator) === 'value' && on('ldap-strict');
    const prepared = (value: Cell) => (typeof value === 'string' && on('ldap-text') ? prepare(value, true) : value);
    return compare(isIncluded ? `${operator}=` : operator, prepared(cell), prepared(operand));
  },

  match(part, own, operand, context) {
    const { on, type } = context;
    const cell = stored(own, context);
    if ((type === 'number' || type === 'boolean') && on('text-in-number')) return 'unknown';
    if (cell === null && on('null-as-value')) return 'false';
    if (cell === null || operand === null || !on('ldap-text')) return match(part, cell, operand);
    const place = ({ start: 'initial', any: 'any', end: 'final' } as const)[part];
    return match(part, prepare(String(cell), true), prepare(String(operand).trim(), true, place));
  },

  isNull: (cell, context) => verdict((stored(cell, context) === null) !== context.on('ldap-presence')),

  leavesOut: (context) => (context.field && context.on('field-comparison')) || hasNoValue(context),
  // A range is written as the opposite of `between`, which matters where a value makes it unknown.
  negatesRange: ({ field, on }) => !field && on('ldap-syntax'),
  emptyGroup: (_, { isRoot }) => (isRoot ? 'refused' : 'left out'),
  keepsEmptyList: () => true,
  ofMatch: () => ['left out'],
  ordersRange: areNumbers,
};

/** What an entry has: an empty text is no value. */
const stored = (cell: Cell, { on }: Pick<Context, 'on'>): Cell => (cell === '' && on('ldap-text') ? null : cell);

const hasNoValue = ({ on, rule: { operator, value } }: Context) =>
  kindOf(operator) !== 'null' && (value ?? '') === '' && on('unfinished');
