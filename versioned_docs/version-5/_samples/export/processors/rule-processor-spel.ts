import { defaultRuleProcessorSpEL, type RuleType } from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

console.log(defaultRuleProcessorSpEL(rule));
console.log(defaultRuleProcessorSpEL(rule, { escapeQuotes: true }));
