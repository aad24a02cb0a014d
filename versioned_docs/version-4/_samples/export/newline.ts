import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'note', operator: '=', value: 'first line\nsecond line' }],
};

console.log(formatQuery(query, 'parameterized'));
try {
  JSON.parse(formatQuery(query, 'mongodb'));
} catch (error) {
  console.log('mongodb:', (error as Error).name);
}
console.log(formatQuery(query, 'cel'));
