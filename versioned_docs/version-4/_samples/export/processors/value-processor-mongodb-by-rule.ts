import {
  defaultValueProcessorMongoDBByRule,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

console.log(defaultValueProcessorMongoDBByRule(rule));
console.log(
  defaultValueProcessorMongoDBByRule(
    { ...rule, operator: '>', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  JSON.stringify(
    defaultValueProcessorMongoDBByRule({ ...rule, operator: 'unknown' }),
  ),
);
