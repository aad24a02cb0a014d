import { rulesOf, withIds } from '@site/packages/query';
import type { DataSet } from '@site/src/own-data/DataSet';
import type { Problem } from '@site/src/own-data/problems';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import type { ReleaseId } from '../../releases/DemoRelease';
import { queryableOf } from '../../releases/querySchemas';

/** A query that asks nothing. */
const empty: RuleGroupTypeAny = { id: 'root', combinator: 'and', rules: [] };

/** Whether a query asks nothing that the fields of a set do not offer. */
export function hasAllFields(query: RuleGroupTypeAny, { fields }: DataSet): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));
  return rulesOf(query).every(({ field, operator, value, valueSource }) => {
    const isKnown = known.get(field)?.operators.includes(operator) ?? false;
    return isKnown && (valueSource !== 'field' || known.has(String(value)));
  });
}

/** The query that a set is shown with: the one on show, if it is about the set's fields, else its first sample. */
export const queryFor = (set: DataSet, now: RuleGroupTypeAny): RuleGroupTypeAny =>
  rulesOf(now).length > 0 && hasAllFields(now, set) ? now : (set.samples?.[0]?.query ?? empty);

/**
 * A query that came with fields, validated as one of a link is.
 * @param given data that anybody may have written; nothing if none came
 */
export function queryWith(
  given: unknown,
  { fields }: DataSet,
  release: ReleaseId,
): { query?: RuleGroupTypeAny; problem?: Problem } {
  if (given === undefined) return {};
  const names = fields.map(({ name }) => name);
  const { success, output, issues } = v.safeParse(queryableOf[release].query([], names), given);
  if (success) return { query: withIds(output, 'pasted') };
  return { problem: { message: `The query that is with the fields was left out: ${issues[0].message}.` } };
}
