import {
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'title', operator: '=', value: 'Emma' }],
};

const options: FormatQueryOptions = { format: 'parameterized' };
const result = formatQuery(query, options); // TypeScript says: string

console.log(typeof result);
