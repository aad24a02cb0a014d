import { isNumeric } from '../../../packages/query';
import type { Cell, ColumnType } from '../../dataset/table';
import type { Context, EngineModel } from '../model/EngineModel';
import { like } from '../model/like';
import { compare, match, plain } from '../model/meaning';
import { hasNumericEnds, leavesQuotes, partial, range, sqlExport, writesNumber } from '../model/sqlExport';

/**
 * SQL of `sql`, in PostgreSQL: a column takes values of its own type only, LIKE keeps case and knows an escape. Missing
 * values need no switch: their logic is that of the meaning, and their place in an order selects no other rows.
 */
export const postgresql: EngineModel = {
  ...sqlExport,
  switches: [
    'like-wildcards',
    'unfinished',
    'lists',
    'range-order',
    'quoting',
    'number-syntax',
    'type-error',
    'match-mode',
  ],
  endsAtError: true,

  write(value, context) {
    const text = String(value);
    const { on, rule, type } = context;
    if (on('quoting') && leavesQuotes(text, context)) return { value: text, open: 'quoting' };
    if (partial(rule.operator)) {
      // The pattern ends with an escape, which is an error only on a row that is compared up to there.
      const isCut = on('quoting') && /end/i.test(rule.operator) && /(^|[^\\])(\\\\)*\\$/.test(text);
      return { value: text, ...(isCut && { open: 'quoting' }) };
    }
    if (!on('type-error')) return { value: plain(value, context) };
    const [literal, kind] = written(value, context);
    const read = readers[type](literal, kind);
    return read === undefined ? { value: text, refuses: 'type-error' } : { value: read };
  },

  refuses(context, _, values) {
    const { field, on, rule, type, typeOf } = context;
    if (!on('type-error')) return;
    const fits = partial(rule.operator)
      ? type === 'text'
      : !field || values.every((column) => typeOf(String(column)) === type);
    return fits ? undefined : 'type-error';
  },

  compare,

  match(part, cell, operand, { on }) {
    if (cell === null || operand === null) return match(part, cell, operand);
    return like(String(cell), part, String(operand), { wildcards: on('like-wildcards'), escapes: on('quoting') });
  },
};

/** What a literal is: text in quotes, for which PostgreSQL takes the column's type, or one that has a type of its own. */
type Kind = 'quoted' | 'number' | 'boolean';

/** A value as it stands in the export. */
function written(value: unknown, context: Context): [text: string, kind: Kind] {
  const { dialect, rule } = context;
  if (!writesNumber(value, context)) return [String(value), typeof value === 'boolean' ? 'boolean' : 'quoted'];
  if (dialect.major < 8 || !range(rule.operator)) return [String(value), 'number'];
  // Release 8 writes the ends of a range anew, be it in quotes.
  return [String(Number(value)), hasNumericEnds(context) ? 'number' : 'quoted'];
}

/** A date as the exports write it. PostgreSQL passes over other punctuation around it. */
const isoDate = /^[\s!-*,/:-@[-`{-~]*(\d{4})-(\d{1,2})-(\d{1,2})[\s!-*,/:-@[-`{-~]*$/;

/** How a column of each type reads a value; undefined if it cannot. */
const readers: Record<ColumnType, (text: string, kind: Kind) => Cell | undefined> = {
  text: (text, kind) => (kind === 'quoted' ? text : undefined),
  number(text, kind) {
    if (kind === 'boolean') return;
    // NaN is greater than all other numbers.
    if (/^\s*([+-]?inf(inity)?|nan)\s*$/i.test(text)) return /-/.test(text) ? -Infinity : Infinity;
    const number = Number(text);
    const isOutOfRange = !Number.isFinite(number) || (number === 0 && /^[^e]*[1-9]/i.test(text));
    return isNumeric(text) && !isOutOfRange ? number : undefined;
  },
  // PostgreSQL knows more ways to write a date, such as `today`. For them the prediction is wrong, and no cause is named.
  date(text, kind) {
    const [, year = '', month = '', day = ''] = isoDate.exec(text) ?? [];
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const time = new Date(`${date}T00:00:00Z`);
    const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
    return kind === 'quoted' && isDay && year !== '0000' ? date : undefined;
  },
  boolean(text, kind) {
    if (kind === 'number') return;
    if (/^\s*(t|tr|tru|true|y|ye|yes|on|1)\s*$/i.test(text)) return true;
    return /^\s*(f|fa|fal|fals|false|n|no|of|off|0)\s*$/i.test(text) ? false : undefined;
  },
};
