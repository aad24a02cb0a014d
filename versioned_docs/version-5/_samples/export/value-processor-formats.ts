import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: 'Emma' },
    { field: 'year', operator: '=', value: 1815 },
    { field: 'genre', operator: 'in', value: 'crime,poetry' },
  ],
};
const valueProcessor = () => 'X';

console.log('sql          ', formatQuery(query, { format: 'sql', valueProcessor }));
console.log('parameterized', formatQuery(query, { format: 'parameterized', valueProcessor }));
console.log('cel          ', formatQuery(query, { format: 'cel', valueProcessor }));
console.log('cel, both    ', formatQuery(query, { format: 'cel', valueProcessor, ruleProcessor: () => 'Y' }));
