import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';

/**
 * Gives every rule and group of a query that lacks an `id` one that says where it stands. Ids that are there stay.
 * The library's own `prepareRuleGroup` makes random ids, which differ between two readings of the same link.
 * @param prefix tells the ids of two sources apart
 */
export function withIds<RG extends RuleGroupTypeAny>(query: RG, prefix: string): RG {
  const visit = (node: RuleGroupTypeAny | RuleType | string, id: string): typeof node => {
    if (typeof node === 'string') return node;
    if (!('rules' in node)) return { ...node, id: node.id ?? id };
    const rules = (node.rules as (RuleGroupTypeAny | RuleType | string)[]).map((rule, index) =>
      visit(rule, `${id}-${index}`),
    );
    return { ...node, id: node.id ?? id, rules } as RuleGroupTypeAny;
  };
  return visit(query, prefix) as RG;
}
