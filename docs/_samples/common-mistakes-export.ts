import {
  defaultValueProcessor,
  defaultValueProcessorByRule,
  type Field,
  formatQuery,
  type RuleGroupType,
  type ValueProcessorByRule,
  type ValueProcessorLegacy,
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
const fields: Field[] = [
  { name: 'year', label: 'Year', inputType: 'number' },
  { name: 'zip', label: 'Zip' },
  { name: 'name', label: 'Name' },
];

console.log(
  formatQuery(query, { format: 'sql', fields, parseNumbers: 'strict-limited' }),
);
// #endregion processor

// #region lost
const legacy: ValueProcessorLegacy = (field, operator, value) =>
  defaultValueProcessor(field, operator, value);
const byRule: ValueProcessorByRule = (rule, options) =>
  defaultValueProcessorByRule(rule, options);

console.log(formatQuery(query, { format: 'sql', valueProcessor: legacy }));
console.log(formatQuery(query, { format: 'sql', valueProcessor: byRule }));
// #endregion lost

// #region muted
const muted: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'year', operator: '>=', value: '1950', muted: true },
  ],
};

console.log(formatQuery(muted, 'sql'));
console.log(
  formatQuery(muted, { format: 'sql', fallbackExpression: '(1 = 0)' }),
);
// #endregion muted

// #region validator
const withPrice: Field[] = [
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
console.log(formatQuery(prices, { format: 'sql', fields: withPrice }));
// #endregion validator

// #region nothing
console.log(
  formatQuery(
    { ...prices, rules: prices.rules.slice(1) },
    { format: 'sql', fields: withPrice },
  ),
);
console.log(formatQuery(prices, { format: 'sql', validator: () => false }));
// #endregion nothing
