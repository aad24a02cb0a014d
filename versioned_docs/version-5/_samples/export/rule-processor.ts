import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'matches', value: '^The' },
    { field: 'year', operator: '>', value: 1950 },
  ],
};

// highlight-start
const cel: RuleProcessor = (rule, options) =>
  rule.operator === 'matches'
    ? `${rule.field}.matches(${JSON.stringify(rule.value)})`
    : defaultRuleProcessorCEL(rule, options);

const mongodb: RuleProcessor = (rule, options) =>
  rule.operator === 'matches'
    ? JSON.stringify({ [rule.field]: { $regex: rule.value, $options: 'i' } })
    : defaultRuleProcessorMongoDB(rule, options);

const jsonlogic: RuleProcessor = (rule, options) =>
  rule.operator === 'matches'
    ? { matches: [{ var: rule.field }, rule.value] }
    : defaultRuleProcessorJsonLogic(rule, options);
// highlight-end

console.log('without', formatQuery(query, 'cel'));
console.log(
  'with   ',
  formatQuery(query, { format: 'cel', ruleProcessor: cel }),
);
console.log(formatQuery(query, { format: 'mongodb', ruleProcessor: mongodb }));
console.log(
  formatQuery(query, { format: 'jsonlogic', ruleProcessor: jsonlogic }),
);
console.log(formatQuery(query, { format: 'sql', ruleProcessor: cel }));
