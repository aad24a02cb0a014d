import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = { field: 'year', operator: '>', value: '1950' };
const dropped: RuleType = { field: '~', operator: '=', value: '' };
const empty: RuleGroupType = { combinator: 'and', rules: [] };

// highlight-start
const cases: [string, RuleGroupType][] = [
  ['Empty group', empty],
  ['Empty group with not', { ...empty, not: true }],
  ['A rule and an empty group', { combinator: 'and', rules: [rule, empty] }],
  ['A rule or an empty group', { combinator: 'or', rules: [rule, empty] }],
  ['Every rule left out', { combinator: 'and', rules: [dropped] }],
  [
    'A rule and a group with every rule left out',
    {
      combinator: 'and',
      rules: [rule, { combinator: 'or', rules: [dropped] }],
    },
  ],
];
// highlight-end

for (const [name, query] of cases) {
  console.log(`${name}
  sql        ${formatQuery(query, 'sql')}
  mongodb    ${formatQuery(query, 'mongodb')}
  cel        ${formatQuery(query, 'cel')}
  spel       ${formatQuery(query, 'spel')}
  jsonlogic  ${JSON.stringify(formatQuery(query, 'jsonlogic'))}`);
}
