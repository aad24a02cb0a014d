import { defaultRuleProcessorSpEL, formatQuery, type RuleGroupType, type RuleProcessor } from 'react-querybuilder';

const double = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll("'", "''") : Array.isArray(value) ? value.map(double) : value;

const ruleProcessor: RuleProcessor = (rule, options) =>
  rule.valueSource === 'field'
    ? defaultRuleProcessorSpEL(rule, options)
    : defaultRuleProcessorSpEL({ ...rule, value: double(rule.value) }, { ...options, escapeQuotes: false });

const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'author', operator: '=', value: "O'Brien" }],
};

console.log('default', formatQuery(query, 'spel'));
console.log('spring ', formatQuery(query, { format: 'spel', ruleProcessor }));
