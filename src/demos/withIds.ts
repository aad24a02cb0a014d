import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';

/**
 * Gives every rule and group of a query that lacks an `id`, or has one that came before, one that says where it stands.
 * The library's own `prepareRuleGroup` makes random ids, which differ between two readings of the same link.
 * @param prefix tells the ids of two sources apart
 */
export function withIds<RG extends RuleGroupTypeAny>(query: RG, prefix: string): RG {
  const given = new Set<string>();
  const visit = (node: RuleGroupTypeAny | RuleType | string, place: string): typeof node => {
    if (typeof node === 'string') return node;
    let id = node.id === undefined || given.has(node.id) ? place : node.id;
    while (given.has(id)) id += '+';
    given.add(id);
    if (!('rules' in node)) return { ...node, id };
    const rules = (node.rules as (RuleGroupTypeAny | RuleType | string)[]).map((rule, index) =>
      visit(rule, `${place}-${index}`),
    );
    return { ...node, id, rules } as RuleGroupTypeAny;
  };
  return visit(query, prefix) as RG;
}
