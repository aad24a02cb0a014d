import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const print = (value: string, operator = '=') => {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [{ field: 'f', operator, value }],
  };
  console.log('sql      ', formatQuery(query, 'sql'));
  console.log('mongodb  ', formatQuery(query, 'mongodb'));
  console.log('cel      ', formatQuery(query, 'cel'));
  console.log('spel     ', formatQuery(query, 'spel'));
};

// #region single
print("O'Brien");
// #endregion single

// #region double
print('5" nails');
// #endregion double

// #region backslash
print('C:\\');
// #endregion backslash

// #region wildcards
print('50%_a.b', 'contains');
// #endregion wildcards

// #region mysql
const twoValues: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: '\\' },
    { field: 'author', operator: '=', value: ' or 1 = 1) -- ' },
  ],
};
console.log(formatQuery(twoValues, 'sql'));
// #endregion mysql
