import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const texts = [
  '7',
  ' 7 ',
  '-7',
  '+7',
  '.5',
  '5.',
  '1e3',
  '01234',
  '12345678901234567890',
  '1,000',
  '0x10',
  'NaN',
  '',
];

console.log('value                  sql                      parameterized');
// highlight-start
for (const value of texts) {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ field: 'n', operator: '=', value }],
  };
  const sql = formatQuery(query, { format: 'sql', parseNumbers: true }).slice(
    5,
    -1,
  );
  const [param] = formatQuery(query, {
    format: 'parameterized',
    parseNumbers: true,
  }).params;
  // highlight-end
  console.log(
    JSON.stringify(value).padEnd(22),
    sql.padEnd(24),
    JSON.stringify(param),
  );
}
