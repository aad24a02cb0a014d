import {
  defaultRuleProcessorMongoDBQuery,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
} from 'react-querybuilder';

const comparisons = new Set(['=', '!=', '<', '<=', '>', '>=', 'between', 'notBetween']);

const ruleProcessor: RuleProcessor = (rule, options) => {
  if (rule.valueSource !== 'field' || !comparisons.has(rule.operator))
    return defaultRuleProcessorMongoDBQuery(rule, options);
  const compared = Object.entries(defaultRuleProcessorMongoDBQuery(rule, options));
  return { $and: compared.map(([operator, operands]) => ({ $expr: { [operator]: operands } })) };
};

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'editor', operator: '=', valueSource: 'field', value: 'author' },
    { field: 'price', operator: 'between', valueSource: 'field', value: 'low,high' },
  ],
};

console.log('default', JSON.stringify(formatQuery(query, 'mongodb_query')));
console.log('mended ', JSON.stringify(formatQuery(query, { format: 'mongodb_query', ruleProcessor })));
