import {
  defaultValueProcessorSpELByRule,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

console.log(defaultValueProcessorSpELByRule(rule));
console.log(defaultValueProcessorSpELByRule(rule, { escapeQuotes: true }));
