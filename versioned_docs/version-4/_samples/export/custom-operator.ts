import {
  defaultValueProcessorCELByRule,
  defaultValueProcessorMongoDBByRule,
  formatQuery,
  type RuleGroupType,
  type ValueProcessorByRule,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'matches', value: '^The' },
    { field: 'author', operator: '=', value: '5" nails' },
  ],
};

// highlight-start
const cel: ValueProcessorByRule = (rule, options) =>
  rule.operator === 'matches'
    ? `${rule.field}.matches(${JSON.stringify(rule.value)})`
    : defaultValueProcessorCELByRule(rule, {
        ...options,
        escapeQuotes: rule.valueSource !== 'field',
      });

const mongodb: ValueProcessorByRule = (rule, options) =>
  rule.operator === 'matches'
    ? JSON.stringify({ [rule.field]: { $regex: rule.value, $options: 'i' } })
    : defaultValueProcessorMongoDBByRule(rule, options);
// highlight-end

console.log('without', formatQuery(query, 'cel'));
console.log(
  'with   ',
  formatQuery(query, { format: 'cel', valueProcessor: cel }),
);
console.log(formatQuery(query, { format: 'mongodb', valueProcessor: mongodb }));
console.log(
  JSON.stringify(
    formatQuery(query, { format: 'jsonlogic', valueProcessor: cel }),
  ),
);
