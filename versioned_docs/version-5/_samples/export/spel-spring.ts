import {
  defaultRuleProcessorSpEL,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
} from 'react-querybuilder';

const methods: Record<string, string> = {
  contains: 'contains',
  beginsWith: 'startsWith',
  endsWith: 'endsWith',
};

const double = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll("'", "''")
    : Array.isArray(value)
      ? value.map(double)
      : value;

// highlight-start
const ruleProcessor: RuleProcessor = (rule, options) => {
  if (rule.valueSource === 'field')
    return defaultRuleProcessorSpEL(rule, options);
  const value = double(rule.value);
  const method = methods[rule.operator];
  return method
    ? `${rule.field}.${method}('${value}')`
    : defaultRuleProcessorSpEL(
        { ...rule, value },
        { ...options, escapeQuotes: false },
      );
};
// highlight-end

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'author', operator: '=', value: "O'Brien" },
    { field: 'title', operator: 'contains', value: "'s" },
  ],
};

console.log('default', formatQuery(query, 'spel'));
console.log('spring ', formatQuery(query, { format: 'spel', ruleProcessor }));
