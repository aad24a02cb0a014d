import { rulesOf } from '@site/packages/query';
import type { DataSet } from '@site/src/own-data/DataSet';
import type { RuleGroupTypeAny } from 'react-querybuilder';

/** A query that asks nothing. */
const empty: RuleGroupTypeAny = { id: 'root', combinator: 'and', rules: [] };

/** Whether a query asks nothing that the fields of a set do not offer. */
export function fits(query: RuleGroupTypeAny, { fields }: DataSet): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));
  return rulesOf(query).every(({ field, operator, value, valueSource }) => {
    const isKnown = known.get(field)?.operators.includes(operator) ?? false;
    return isKnown && (valueSource !== 'field' || known.has(String(value)));
  });
}

/** The query that a set is shown with: the one on show, if it is about the set's fields, else its first sample. */
export const queryFor = (set: DataSet, now: RuleGroupTypeAny): RuleGroupTypeAny =>
  rulesOf(now).length > 0 && fits(now, set) ? now : (set.samples?.[0]?.query ?? empty);
