import { defaultOperatorProcessorSQL, formatQuery, type RuleGroupType, type RuleProcessor } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'contains', value: 'sea' },
    { field: 'year', operator: 'soundsLike', value: '1950' },
  ],
};

const operatorProcessor: RuleProcessor = (rule, options) =>
  rule.operator === 'contains' ? 'ilike' : defaultOperatorProcessorSQL(rule, options);

console.log(formatQuery(query, { format: 'sql' }));
console.log(formatQuery(query, { format: 'sql', operatorProcessor }));
