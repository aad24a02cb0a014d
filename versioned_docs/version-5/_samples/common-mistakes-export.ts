import {
  defaultValueProcessorByRule,
  type Field,
  formatQuery,
  type RuleGroupType,
  type ValueProcessorByRule,
} from 'react-querybuilder';

// #region numbers
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'year', operator: '>=', value: '1950' },
    { id: 'zip', field: 'zip', operator: '=', value: '01234' },
    { id: 'name', field: 'name', operator: '=', value: "O'Brien" },
  ],
};

console.log(formatQuery(query, 'sql'));
console.log(formatQuery(query, { format: 'sql', parseNumbers: true }));
// #endregion numbers

// #region processor
const numericFields = new Set(['year']);

const valueProcessor: ValueProcessorByRule = (rule, options) =>
  defaultValueProcessorByRule(rule, {
    ...options,
    parseNumbers: numericFields.has(rule.field),
    escapeQuotes: true,
  });

console.log(formatQuery(query, { format: 'sql', valueProcessor }));
// #endregion processor

// #region lost
const shorter: ValueProcessorByRule = (rule, options) => {
  if (rule.field === 'name') console.log('options:', options);
  return defaultValueProcessorByRule(rule, options);
};

console.log(formatQuery(query, { format: 'sql', valueProcessor: shorter }));
// #endregion lost

// #region validator
const fields: Field[] = [
  { name: 'price', label: 'Price', validator: (rule) => rule.value !== '' },
];

const prices: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'low', field: 'price', operator: '>', value: '3' },
    { id: 'high', field: 'price', operator: '<', value: '' },
  ],
};

console.log(formatQuery(prices, 'sql'));
console.log(formatQuery(prices, { format: 'sql', fields }));
// #endregion validator

// #region nothing
console.log(
  formatQuery(
    { ...prices, rules: prices.rules.slice(1) },
    { format: 'sql', fields },
  ),
);
console.log(formatQuery(prices, { format: 'sql', validator: () => false }));
// #endregion nothing
