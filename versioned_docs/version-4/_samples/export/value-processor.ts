import {
  defaultValueProcessorByRule,
  formatQuery,
  type RuleGroupType,
  type ValueProcessorByRule,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'author', operator: '=', value: "O'Brien" },
    { field: 'published', operator: '>=', value: '1950-01-31' },
  ],
};

// highlight-start
const unsafe: ValueProcessorByRule = (rule, options) =>
  defaultValueProcessorByRule(rule, options);

const safe: ValueProcessorByRule = (rule, options) => {
  const text = defaultValueProcessorByRule(rule, {
    ...options,
    escapeQuotes: rule.valueSource !== 'field',
  });
  return rule.field === 'published' ? `date ${text}` : text;
};

for (const valueProcessor of [undefined, unsafe, safe]) {
  console.log(formatQuery(query, { format: 'sql', valueProcessor }));
}
// highlight-end
