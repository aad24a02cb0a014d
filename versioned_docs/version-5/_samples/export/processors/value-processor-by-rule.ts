import { defaultValueProcessorByRule, type RuleType } from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

console.log(defaultValueProcessorByRule(rule));
console.log(defaultValueProcessorByRule(rule, { escapeQuotes: true }));
console.log(
  defaultValueProcessorByRule(
    { ...rule, operator: '<', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  defaultValueProcessorByRule({ ...rule, operator: 'in', value: 'a,b' }),
);
console.log(
  JSON.stringify(defaultValueProcessorByRule({ ...rule, operator: 'null' })),
);
