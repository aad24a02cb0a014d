import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'owner', operator: '=', valueSource: 'parameter', value: 'me' },
    {
      field: 'title',
      operator: 'contains',
      valueSource: 'parameter',
      value: 'part',
    },
  ],
};
const getParameters = () => [{ name: 'me', value: 'me', label: 'Me' }];

// highlight-start
console.log('sql          ', formatQuery(query, 'sql'));
console.log('parameterized', formatQuery(query, 'parameterized'));
console.log('named        ', formatQuery(query, 'parameterized_named'));
console.log('cel          ', formatQuery(query, 'cel'));
console.log('spel         ', formatQuery(query, 'spel'));
console.log(
  'mongodb_query',
  JSON.stringify(formatQuery(query, 'mongodb_query')),
);
console.log('jsonata      ', formatQuery(query, 'jsonata'));
console.log(
  'known only   ',
  formatQuery(query, { format: 'sql', getParameters }),
);
// highlight-end
