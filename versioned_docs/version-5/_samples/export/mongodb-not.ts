import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { defaultRuleProcessorMongoDB } from 'react-querybuilder';

type Filter = Record<string, unknown>;

// highlight-start
/** The filter for a query, with the `not` of its groups. */
export function mongoFilter(group: RuleGroupType): Filter {
  const { combinator, not, rules } = group;
  const filters = rules.flatMap(itemFilters);
  const filter = filters.length > 0 ? { [`$${combinator}`]: filters } : {};
  return not ? { $nor: [filter] } : filter;
}

/** None for an operator that the export does not know. */
function itemFilters(item: RuleGroupType | RuleType): Filter[] {
  if ('rules' in item) return [mongoFilter(item)];
  const text = defaultRuleProcessorMongoDB(item, { parseNumbers: true });
  return text ? [JSON.parse(text)] : [];
}
// highlight-end

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'year', operator: '>', value: '1950' },
    {
      combinator: 'or',
      not: true,
      rules: [{ field: 'genre', operator: '=', value: 'crime' }],
    },
  ],
};

console.log(JSON.stringify(mongoFilter(query)));
