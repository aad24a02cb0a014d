import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const empty: RuleGroupType = { combinator: 'and', rules: [] };
const nested: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'year', operator: '>', value: '1950' }, empty],
};

const sql = (query: RuleGroupType, fallbackExpression?: string) =>
  console.log(formatQuery(query, { format: 'sql', fallbackExpression }));

// highlight-start
sql(empty);
sql(empty, '');
sql(empty, '(1 = 0)');
sql(nested);
sql(nested, '(1 = 0)');
console.log(formatQuery(empty, { format: 'cel', fallbackExpression: 'false' }));
console.log(
  formatQuery(empty, {
    format: 'mongodb',
    fallbackExpression: '"$expr":false',
  }),
);
// highlight-end
console.log(
  formatQuery(empty, { format: 'jsonlogic', fallbackExpression: 'true' }),
);
