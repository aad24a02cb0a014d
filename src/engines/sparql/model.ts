import { isNumeric, isWrittenAsNumber, kindOf } from '../../../packages/query';
import type { EngineModel } from '../model/EngineModel';
import { unquote } from '../model/literal';
import { compare, plain } from '../model/meaning';
import { ofGraphs } from '../model/strict';

/** SPARQL in Oxigraph: a missing value and an order of two types are an error, which is the logic's third value. */
export const sparql: EngineModel = {
  ...ofGraphs,
  write(value, context) {
    const { dialect, on, rule, type } = context;
    if (typeof value === 'boolean') return { value };
    const isText = kindOf(rule.operator) === 'text';
    if (typeof value === 'number' || (dialect.parseNumbers && isWrittenAsNumber(dialect.major)(value))) {
      if (isText) return { value: on('text-as-number') ? Number(value) : String(value) };
      return { value: type === 'number' || on('text-as-number') ? Number(value) : String(value) };
    }
    const text = String(value);
    // It is taken for a name or a variable.
    if (on('quoting') && /^[?<]|:/.test(text)) return { value: text, open: 'quoting' };
    const literal = on('quoting') ? unquote(text.replaceAll('"', '\\"'), 'sparql') : { value: text };
    if (literal.refuses || literal.open) return literal;
    if (isText || (type === 'number' && on('number-as-text'))) return literal;
    return { value: plain(literal.value, context) };
  },

  compare(operator, cell, operand, { field, on }) {
    const isEquality = operator === '=' || operator === '!=';
    if (cell === null || operand === null || isEquality || typeof cell === typeof operand)
      return compare(operator, cell, operand);
    const cause = typeof cell === 'string' ? 'text-as-number' : isNumeric(operand) ? 'number-as-text' : 'no-number';
    return on(field ? 'two-types' : cause) ? 'unknown' : compare(operator, cell, operand);
  },
};
