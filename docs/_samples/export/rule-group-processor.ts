import {
  formatQuery,
  isRuleGroup,
  type RuleGroupProcessor,
  type RuleGroupType,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: 'Emma' },
    {
      combinator: 'or',
      rules: [{ field: 'year', operator: '<', value: '1950' }],
    },
  ],
};

// highlight-start
const lisp: RuleGroupProcessor<string> = (group, options) => {
  const items = group.rules.map((item) =>
    typeof item === 'string'
      ? item
      : isRuleGroup(item)
        ? lisp(item, options)
        : `(${item.operator} ${item.field} ${JSON.stringify(item.value)})`,
  );
  return `(${group.combinator} ${items.join(' ')})`;
};

console.log(formatQuery(query, { ruleGroupProcessor: lisp }));
// highlight-end
