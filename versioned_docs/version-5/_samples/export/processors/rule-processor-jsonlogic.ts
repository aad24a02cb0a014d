import {
  defaultRuleProcessorJsonLogic,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

console.log(defaultRuleProcessorJsonLogic(rule));
console.log(
  defaultRuleProcessorJsonLogic(
    { ...rule, operator: '>', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(defaultRuleProcessorJsonLogic({ ...rule, operator: 'unknown' }));
