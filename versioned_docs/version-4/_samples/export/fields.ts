import {
  type Field,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

// highlight-start
const fields: Field[] = [
  { name: 'title', label: 'Title', validator: (rule) => rule.value !== '' },
  {
    name: 'year',
    label: 'Year',
    validator: (rule) => /^\d{4}$/.test(rule.value),
  },
];
// highlight-end

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'r1', field: 'title', operator: '=', value: '' },
    { id: 'r2', field: 'year', operator: '>', value: '1950' },
    { id: 'r3', field: 'unknown', operator: '=', value: 'x' },
  ],
};

// highlight-start
console.log(formatQuery(query, { format: 'sql', fields }));

// A result in the validator's map goes before the validator of the field.
const validator = () => ({ r1: true });
console.log(formatQuery(query, { format: 'sql', fields, validator }));
// highlight-end
