import {
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: '_id', operator: '=', value: '65f0c2a4b1e8d93f7a6c5d10' },
    { field: 'released', operator: '>=', value: '1950-01-02' },
  ],
};

// highlight-start
const typed: Record<string, (value: string) => object> = {
  _id: (value) => ({ $oid: value }),
  released: (value) => ({ $date: `${value}T00:00:00Z` }),
};

const operators: Record<string, string> = {
  '=': '$eq',
  '<': '$lt',
  '>=': '$gte',
};

const ruleProcessor: RuleProcessor = ({ field, operator, value }) => {
  const [toValue, name] = [typed[field], operators[operator]];
  if (!toValue || !name) throw new Error(`Not offered: ${field} ${operator}`);
  return JSON.stringify({ [field]: { [name]: toValue(value) } });
};

console.log(formatQuery(query, { format: 'mongodb', ruleProcessor }));
// highlight-end
