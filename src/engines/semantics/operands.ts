import type { Context } from './formats/Format';
import { kindOf, listOf } from './query';

/** Stands for a field or an operator that is not chosen yet; release 3 has no such thing. */
const placeholder = '~';

/** The values of a rule as its format reads them; or that the format leaves the rule out, or throws. */
export function operandsOf(context: Context): unknown[] | 'left out' | 'refused' {
  const { rule, dialect } = context;
  const kind = kindOf(rule.operator);
  if (dialect.major > 3 && (rule.field === placeholder || rule.operator === placeholder)) return 'left out';
  if (kind === 'null') return [];
  if (kind === 'value' || kind === 'text') return [rule.value];
  if (dialect.major === 3 && context.on('lists')) return ofRelease3(context);
  return kind === 'list' ? list(context) : range(context);
}

function list({ dialect: { engine, major }, on, rule }: Context) {
  const values = listOf(rule.value);
  if (values.length > 0) return values;
  // Next keeps an empty list in these formats: no row is in it.
  const kept = major >= 8 && (engine === 'cel' || engine === 'jsonlogic' || engine === 'mongodb');
  return kept && on('unfinished') ? [] : 'left out';
}

function range({ dialect: { engine, major }, on, rule }: Context) {
  const keepEmpty = engine === 'sqlite' && major >= 8 && on('lists');
  const values = listOf(rule.value, keepEmpty).slice(0, 2);
  if (values.length < 2 || values.some((end) => end === '' || Number.isNaN(end))) return 'left out';
  const dropsZero = (engine === 'cel' || engine === 'spel') && major < 8 && on('unfinished');
  return dropsZero && values.includes(0) ? 'left out' : values;
}

/** Release 3 splits at every comma, keeps empty parts, and calls `trim` on whatever an array holds. */
function ofRelease3({ dialect: { format }, on, rule }: Context) {
  const isList = kindOf(rule.operator) === 'list';
  const parts: unknown[] = Array.isArray(rule.value)
    ? rule.value
    : typeof rule.value === 'string'
      ? rule.value.split(',')
      : [];
  if (isList ? parts.length === 0 : parts.length !== 2 || !parts[0] || !parts[1]) return 'left out';
  if (parts.some((part) => typeof part !== 'string')) return 'refused';
  if (isList && format === 'parameterized' && Array.isArray(rule.value) && on('lists')) return 'refused';
  return parts.map((part) => String(part).trim());
}
