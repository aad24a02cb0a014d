import {
  defaultValueProcessorSpELByRule,
  formatQuery,
  type RuleGroupType,
  type ValueProcessorByRule,
} from 'react-querybuilder';

const methods: Record<string, string> = {
  contains: 'contains',
  beginsWith: 'startsWith',
  endsWith: 'endsWith',
};

// highlight-start
const double = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll("'", "''")
    : Array.isArray(value)
      ? value.map(double)
      : value;

const valueProcessor: ValueProcessorByRule = (rule, options) => {
  if (rule.valueSource === 'field')
    return defaultValueProcessorSpELByRule(rule, options);
  const value = double(rule.value);
  const method = methods[rule.operator];
  return method
    ? `${rule.field}.${method}('${value}')`
    : defaultValueProcessorSpELByRule({ ...rule, value }, options);
  // highlight-end
};

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'author', operator: '=', value: "O'Brien" },
    { field: 'title', operator: 'contains', value: "'s" },
  ],
};

console.log('default', formatQuery(query, 'spel'));
console.log('spring ', formatQuery(query, { format: 'spel', valueProcessor }));
