import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const print = (operator: string, value: unknown) => {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [
      { field: 'f', operator, value },
      { field: 'g', operator: '=', value: 'x' },
    ],
  };
  const [sql, cel] = [formatQuery(query, 'sql'), formatQuery(query, 'cel')];
  console.log(JSON.stringify(value).padEnd(10), sql.padEnd(36), cel);
};

// #region in
print('in', 'a, b');
print('in', ['a', 'b']);
print('in', 'a\\,b,c');
print('in', ',');
print('in', '');
// #endregion in

// #region between
print('between', '1,9');
print('between', '9,1');
print('between', [0, 9]);
print('between', '1,9,20');
print('between', '1');
print('between', '1,');
// #endregion between
