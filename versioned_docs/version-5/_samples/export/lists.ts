import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const print = (operator: string, value: unknown) => {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [
      { field: 'f', operator, value },
      { field: 'year', operator: '>', value: '1950' },
    ],
  };
  console.log(JSON.stringify(value).padEnd(14), formatQuery(query, 'sql').padEnd(48), formatQuery(query, 'cel'));
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
