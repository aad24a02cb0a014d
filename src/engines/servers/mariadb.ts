import { type Group, kindOf, listOf, type Rule, rulesOf } from '../../../packages/query';
import type { Cell, Column, ColumnType } from '../../dataset/table';
import { booleanOperand } from '../model/booleans';
import type { Context, EngineModel, Operand } from '../model/EngineModel';
import { like } from '../model/like';
import { compare as compareAsMeant, hasPart, match as matchAsMeant, ordered, plain } from '../model/meaning';
import { hasNumericEnds, partial, range, sqlExport, writesNumber } from '../model/sqlExport';
import { type Comparison, type Verdict, verdict } from '../model/verdict';
import { isWholeText, quotedParameter } from '../sqlite/model';
import { asCause, isOn, type ServerCause, serverCauses } from './causes';
import { type Collation, compareTexts } from './collations';
import { dateOf, numberOf, unescaped } from './mariadbValues';

type Settings = {
  collation: Collation;
  /** Digits behind the point of a column of decimals; none where the column writes what there is. */
  scaleOf(column: string): number | undefined;
};

/** SQL of `sql` and the parameterized formats, in MariaDB: it refuses no value, and makes of each what its column is. */
export function mariadb({ collation, scaleOf }: Settings): EngineModel {
  /** A cell as LIKE reads it. */
  const textOf = (cell: Exclude<Cell, null>, column: string, context: Context): string => {
    if (typeof cell === 'boolean') return context.on('two-types') ? String(Number(cell)) : String(cell);
    const scale = typeof cell === 'number' && isOn(context, 'like-on-numbers') ? scaleOf(column) : undefined;
    return scale === undefined ? String(cell) : Number(cell).toFixed(scale);
  };

  return {
    ...sqlExport,
    switches: [
      'like-wildcards',
      'unfinished',
      'lists',
      'range-order',
      'quoting',
      'number-syntax',
      'boolean-as-text',
      'text-as-number',
      'lost-wildcards',
      'two-types',
      'match-mode',
      ...(Object.keys(serverCauses) as (keyof typeof serverCauses)[]).map(asCause),
    ],

    write(value, context) {
      const { dialect } = context;
      const text = String(value);
      const quoted = quotedParameter(value, context);
      if (quoted) return quoted;
      if (dialect.format === 'sql' && typeof value === 'string') {
        if (isOn(context, 'backslash') && !writesNumber(value, context)) {
          const read = unescaped(text);
          return read === undefined ? { value: text, open: asCause('backslash') } : asOperand(read, context);
        }
      }
      return asOperand(value, context);
    },

    compare(operator, cell, operand, context) {
      if (cell === null || operand === null) return 'unknown';
      return compareAs(comparesAs(context, operand), operator, cell, operand, context);
    },

    member(cell, operands, context) {
      // With the switch off, fields of another type are not among the operands.
      if (!context.field || cell === null || !context.on('two-types')) return undefined;
      const names = listOf(context.rule.value).map(String);
      const found = operands.map((operand, i): Verdict => {
        if (operand === null) return 'unknown';
        const kinds = [context.type, context.typeOf(names[i] ?? '')];
        return compareAs(together(kinds), '=', cell, operand, context);
      });
      return found.includes('true') ? 'true' : found.includes('unknown') ? 'unknown' : 'false';
    },

    match(part, cell, operand, context) {
      const { field, on, rule } = context;
      if (cell === null || operand === null) return matchAsMeant(part, cell, operand);
      const fold = isOn(context, 'collation-like') ? collation.fold : (character: string) => character;
      const folded = (text: string) => Array.from(text, fold).join('');
      const text = folded(textOf(cell, rule.field, context));
      const piece = folded(field ? textOf(operand, String(rule.value), context) : String(operand));
      const whole = isWholeText(context);
      const escapes = isOn(context, 'backslash');
      if (!on('like-wildcards') && !escapes) return verdict(whole ? text === piece : hasPart(part, text, piece));
      // A backslash at the very end of a pattern is one.
      const atEnd = escapes && (whole || part === 'end') && /(^|[^\\])(\\\\)*\\$/.test(piece);
      return like(text, whole ? 'whole' : part, atEnd ? `${piece}\\` : piece, {
        wildcards: on('like-wildcards'),
        escapes,
      });
    },
  };

  function compareAs(kind: ColumnType, operator: Comparison, cell: Cell, operand: Cell, context: Context): Verdict {
    if (cell === null || operand === null) return 'unknown';
    if (kind === 'date' && isOn(context, 'date-values'))
      return verdict(ordered(operator, dateOf(cell), dateOf(operand)));
    if (kind === 'number' || kind === 'boolean') {
      const converts = typeof cell === typeof operand || context.field || isOn(context, 'number-against-text');
      if (converts && (typeof operand !== 'string' || context.field))
        return verdict(ordered(operator, numberOf(cell), numberOf(operand)));
    }
    if (typeof cell !== 'string' || typeof operand !== 'string') return compareAsMeant(operator, cell, operand);
    const pads = collation.pads && isOn(context, 'padding');
    const trimmed = (text: string) => (pads ? text.replace(/ +$/, '') : text);
    return compareTexts(collation, operator, trimmed(cell), trimmed(operand), context);
  }
}

/** A value as it arrives, where its column takes it for something else. */
function asOperand(value: unknown, context: Context): Operand {
  const { dialect, on, rule, type } = context;
  const isQuoted = dialect.format === 'sql' && range(rule.operator) && !hasNumericEnds(context);
  const isNumber = writesNumber(value, context);
  const text =
    isNumber && on('text-as-number') && (isQuoted || dialect.format !== 'sql') ? String(Number(value)) : String(value);
  if (partial(rule.operator)) return { value: text };
  if (type === 'boolean') {
    if (typeof value === 'string' && isOn(context, 'text-is-no-number')) return { value: numberOf(value) };
    if (typeof value !== 'boolean' || dialect.format !== 'sql') return { value: plain(value, context) };
    const operand = booleanOperand(value, context);
    return typeof operand.value === 'string' ? { value: numberOf(operand.value) } : operand;
  }
  if (type === 'number')
    return { value: isOn(context, 'text-is-no-number') ? numberOf(value as string) : plain(value, context) };
  if (type === 'date') return { value: isNumber && !isQuoted && isOn(context, 'date-values') ? Number(value) : text };
  const ends = range(rule.operator) ? listOf(rule.value).slice(0, 2) : [value];
  const isAmongNumbers = !isQuoted && ends.some((end) => writesNumber(end, context));
  return { value: isAmongNumbers && isOn(context, 'number-against-text') ? numberOf(value as string) : text };
}

/** As what values of these types are compared with each other. */
const together = (types: readonly ColumnType[]): ColumnType =>
  types.includes('date') && types.some((type) => type !== 'date')
    ? 'date'
    : types.every((type) => type === 'text' || type === 'date')
      ? (types[0] as ColumnType)
      : 'number';

function comparesAs(context: Context, operand: Cell): ColumnType {
  const { field, rule, type, typeOf } = context;
  if (field && !context.on('two-types')) return typeof operand === 'string' ? 'text' : 'number';
  if (!field) return type === 'text' ? (typeof operand === 'string' ? 'text' : 'number') : type;
  const others = kindOf(rule.operator) === 'range' ? listOf(rule.value).slice(0, 2) : [rule.value];
  return together([type, ...others.map((name) => typeOf(String(name)))]);
}

/**
 * Why nothing is predicted of a query.
 * @param hasConcat whether the export writes CONCAT, as the preset does
 */
export function unpredictedInMariadb(
  query: Group,
  columns: readonly Column[],
  hasConcat: boolean,
): ServerCause | undefined {
  // Without the preset, `||` stands between the parts of a pattern: OR, which binds less than what stands beside it.
  if (!hasConcat && rulesOf(query).some(searchesField)) return 'concat';
  // As what a number, a number and a date are compared depends on their places.
  return rulesOf(query).some((rule) => isMixedRange(rule, columns)) ? 'date-values' : undefined;
}

/** Whether a rule looks for the text of one field in another. */
const searchesField = ({ operator, valueSource }: Rule) => valueSource === 'field' && kindOf(operator) === 'text';

/** Whether a rule has fields with dates and fields with numbers in one range. */
function isMixedRange({ field, operator, value, valueSource }: Rule, columns: readonly Column[]): boolean {
  const names = [field, ...listOf(value).map(String)];
  const types = columns.flatMap(({ name, type }) => (names.includes(name) ? [type] : []));
  const isRange = valueSource === 'field' && kindOf(operator) === 'range';
  return isRange && types.includes('date') && types.some((type) => type === 'number' || type === 'boolean');
}
