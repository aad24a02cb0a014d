import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';

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
