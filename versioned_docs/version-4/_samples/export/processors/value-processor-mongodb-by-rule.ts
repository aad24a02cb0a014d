import {
  defaultValueProcessorMongoDBByRule,
  type RuleType,
} from 'react-querybuilder';

// highlight-start
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
// highlight-end
console.log(
  JSON.stringify(
    defaultValueProcessorMongoDBByRule({ ...rule, operator: 'unknown' }),
  ),
);
