import { formatQuery, parseSQL, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'author', operator: '=', value: "O'Brien" }],
};

const sql = formatQuery(query, 'sql');
try {
  console.log(parseSQL(sql));
} catch (error) {
  console.log(`${sql}: ${(error as Error).message.split('\n')[0]}`);
}
