import { kindOf, listOf } from '../../../packages/query';
import type { Context } from './EngineModel';

/** Stands for a field or an operator that is not chosen yet; release 3 has no such thing. */
const placeholder = '~';

/** The values of a rule as its format reads them; or that the format leaves the rule out or throws, or the engine ignores it. */
export function operandsOf(context: Context): unknown[] | 'left out' | 'ignored' | 'refused' {
  const { rule, dialect } = context;
  const kind = kindOf(rule.operator);
  if (dialect.major > 3 && (rule.field === placeholder || rule.operator === placeholder)) return 'left out';
  if (dialect.model.leavesOut?.(context)) return 'left out';
  if (kind === 'null') return [];
  if (kind === 'value' || kind === 'text') return [rule.value];
  if (dialect.major === 3 && context.on('lists')) return ofRelease3(context);
  return kind === 'list' ? list(context) : range(context);
}

function list({ dialect, on, rule }: Context) {
  const values = listOf(rule.value);
  if (values.length > 0) return values;
  if (!on('unfinished')) return 'left out';
  if (dialect.model.ignoresEmptyList?.(rule)) return 'ignored';
  return dialect.model.keepsEmptyList?.(dialect, rule) ? [] : 'left out';
}

function range({ dialect, on, rule }: Context) {
  const keepEmpty = dialect.model.keepsEmptyParts?.(dialect) && on('lists');
  const values = listOf(rule.value, keepEmpty).slice(0, 2);
  if (values.length < 2) return 'left out';
  const keepsEnds = dialect.model.keepsEmptyEnds?.(dialect) && on('unfinished');
  if (!keepsEnds && values.some((end) => end === '' || Number.isNaN(end))) return 'left out';
  const dropsZero = dialect.model.dropsZero?.(dialect) && on('unfinished');
  return dropsZero && values.includes(0) ? 'left out' : values;
}

/** Release 3 splits at every comma, keeps empty parts, and calls `trim` on whatever an array holds. */
function ofRelease3({ dialect, rule }: Context) {
  const isList = kindOf(rule.operator) === 'list';
  const parts: unknown[] = Array.isArray(rule.value)
    ? rule.value
    : typeof rule.value === 'string'
      ? rule.value.split(',')
      : [];
  if (isList ? parts.length === 0 : parts.length !== 2 || !parts[0] || !parts[1]) return 'left out';
  if (parts.some((part) => typeof part !== 'string')) return 'refused';
  if (isList && Array.isArray(rule.value) && dialect.model.refusesArray?.(dialect)) return 'refused';
  return parts.map((part) => String(part).trim());
}
