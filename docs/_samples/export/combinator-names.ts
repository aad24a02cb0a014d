import {
  formatQuery,
  type RuleGroupType,
  transformQuery,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'a', operator: '=', value: '1' },
    { field: 'b', operator: '=', value: '2' },
  ],
};

// highlight-start
const renamed = transformQuery(query, {
  combinatorMap: { and: '&', or: '|' },
});
console.log(formatQuery(renamed, 'sql'));
// highlight-end
