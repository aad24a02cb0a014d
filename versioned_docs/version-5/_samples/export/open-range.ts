import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

// highlight-start
const closeRange = (rule: RuleType): RuleType => {
  if (rule.operator !== 'between') return rule;
  const [from = '', to = ''] = String(rule.value).split(',');
  if (from && !to) return { ...rule, operator: '>=', value: from };
  if (to && !from) return { ...rule, operator: '<=', value: to };
  return rule;
};

const closeRanges = (group: RuleGroupType): RuleGroupType => ({
  ...group,
  rules: group.rules.map((each) =>
    'rules' in each ? closeRanges(each) : closeRange(each),
  ),
});
// highlight-end

for (const value of ['1950,', ',1959', '1950,1959']) {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ field: 'year', operator: 'between', value }],
  };
  console.log(value.padEnd(9), '→', formatQuery(query, 'sql'));
  console.log('  closed  →', formatQuery(closeRanges(query), 'sql'));
}
