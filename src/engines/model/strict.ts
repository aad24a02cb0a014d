import { isNumeric, isWrittenAsNumber } from '../../../packages/query';
import type { EngineModel } from './EngineModel';
import { compare, match } from './meaning';
import { areNumbers } from './numbers';
import { verdict } from './verdict';

/** A language that converts nothing: null is a value, and ordering or searching anything but two of a type is an error. */
export const strict: Pick<EngineModel, 'switches' | 'compare' | 'match' | 'isText' | 'ordersRange'> = {
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
  ],
  isText: true,
  ordersRange: areNumbers,

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
};

type OfGraphs = Pick<EngineModel, 'switches' | 'writesNumber' | 'match' | 'isText' | 'ofMatch' | 'keepsEmptyEnds'>;

/** A query language of graphs, whose logic has a third value: whether what is no text holds a text is unknown. */
export const ofGraphs: OfGraphs = {
  switches: [
    'unfinished',
    'quoting',
    'number-as-text',
    'number-syntax',
    'text-as-number',
    'text-in-number',
    'no-number',
    'two-types',
    'match-mode',
  ],
  writesNumber: (value, { dialect }) => dialect.parseNumbers && isWrittenAsNumber(dialect.major)(value),
  match(part, cell, operand, { field, on }) {
    if (cell === null || operand === null) return 'unknown';
    if (typeof cell !== 'string' && on('text-in-number')) return 'unknown';
    return typeof operand !== 'string' && on(field ? 'two-types' : 'text-as-number')
      ? 'unknown'
      : match(part, cell, operand);
  },
  isText: true,
  ofMatch: () => ['refused'],
  keepsEmptyEnds: () => true,
};
