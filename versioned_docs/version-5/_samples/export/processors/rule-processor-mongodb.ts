import { defaultRuleProcessorMongoDB, type RuleType } from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

console.log(defaultRuleProcessorMongoDB(rule));
console.log(
  defaultRuleProcessorMongoDB(
    { ...rule, operator: '>', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  JSON.stringify(defaultRuleProcessorMongoDB({ ...rule, operator: 'unknown' })),
);
