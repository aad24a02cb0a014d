import { isNumeric, kindOf, type Part } from '../../../packages/query';
import { booleanOperand } from '../model/booleans';
import type { EngineModel } from '../model/EngineModel';
import { expression } from '../model/literal';
import { compare, match, plain } from '../model/meaning';
import { areNumbers, isWritable, writesNumber } from '../model/numbers';
import { javascript, verdict } from '../model/verdict';

/** SpEL in spel2js, which is not Spring: a property that is null is an error, the rest is JavaScript. */
export const spel: EngineModel = {
  switches: [
    'null-error',
    'regex',
    'unfinished',
    'range-order',
    'quoting',
    'boolean-as-text',
    'number-as-text',
    'text-as-number',
    'number-syntax',
    'field-comparison',
    'no-number',
    'match-mode',
    'two-types',
  ],

  write(value, context) {
    const { dialect, on, rule, type } = context;
    if (typeof value === 'boolean') return booleanOperand(value, context);
    const text = kindOf(rule.operator) === 'text';
    const number = writesNumber(value, context) && (!text || (dialect.major < 8 && bare(rule.operator)));
    if (number && on('number-syntax') && !isWritable(value, rule))
      return { value: String(value), refuses: 'number-syntax' };
    if (number && text) return { value: on('text-as-number') ? String(Number(value)) : String(value) };
    if (number) return { value: type === 'number' || on('text-as-number') ? Number(value) : String(value) };
    const written = String(value);
    if (on('quoting') && written.includes("'")) return { value: written, open: 'quoting' };
    const read = on('quoting') ? inQuotes(written) : written;
    if (type === 'number' && !text && on('number-as-text')) return { value: read };
    return { value: text ? read : plain(read, context) };
  },

  writesNumber: (value, context) => kindOf(context.rule.operator) !== 'text' && writesNumber(value, context),

  compare(operator, cell, operand, { field, on }) {
    if (cell === null || operand === null) return on('null-error') ? 'refused' : 'unknown';
    if (typeof cell === typeof operand) return compare(operator, cell, operand);
    if (operator === '=' || operator === '!=') return compare(operator, cell, operand);
    if (typeof cell === 'number' && !isNumeric(operand) && !field && !on('no-number'))
      return compare(operator, cell, operand);
    return verdict(javascript(operator, cell, operand));
  },

  match(part, cell, operand, { field, on, dialect }) {
    if (cell === null || operand === null) return on('null-error') ? 'refused' : 'unknown';
    if (!on('regex')) return match(part, cell, operand);
    const pattern = expression(source(part, String(operand), dialect.major, field));
    return pattern ? verdict(pattern.test(String(cell))) : 'refused';
  },

  isNull: (cell, { on }) => (cell === null && on('null-error') ? 'refused' : verdict(cell === null)),

  refuses({ dialect, field, on, rule }) {
    if (!field || kindOf(rule.operator) !== 'text' || !on('field-comparison')) return;
    // Up to release 7 `contains` is plain `matches`; the rest calls `concat`.
    return dialect.major < 8 && bare(rule.operator) ? undefined : 'field-comparison';
  },

  isText: true,
  takesWordsForNames: true,
  ofMatch: () => ['refused'],
  dropsZero: ({ major }) => major < 8,
  ordersRange: areNumbers,
  inOrder: true,
};

const bare = (operator: string) => operator === 'contains' || operator === 'doesNotContain';

/** The regular expression around a text. Release 8 lets it match the whole text, as Spring does. */
function source(part: Part, text: string, major: number, field: boolean): string {
  const rest = major < 8 || field ? '' : '.*';
  if (part === 'any') return `${rest}${text}${rest}`;
  if (part === 'start') return `${text.startsWith('^') ? '' : '^'}${text}${rest}`;
  return `${rest}${text}${text.endsWith('$') ? '' : '$'}`;
}

/** spel2js makes one quote of two, also of double ones, which need no doubling. */
const inQuotes = (text: string) => text.replaceAll('""', '"');
