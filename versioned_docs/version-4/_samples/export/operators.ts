import {
  defaultOperators,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

const values: Record<string, string> = {
  in: 'a,b',
  notIn: 'a,b',
  between: '1,9',
  notBetween: '1,9',
};

const single = (operator: string): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field: 'f', operator, value: values[operator] ?? 'a' }],
});

const print = (write: (query: RuleGroupType) => string) => {
  for (const { name } of defaultOperators)
    console.log(name.padEnd(17), write(single(name)));
};

// #region sql
print((query) => formatQuery(query, 'sql').slice(1, -1));
// #endregion sql

// #region parameterized
print((query) => {
  const { sql, params } = formatQuery(query, 'parameterized');
  return `${sql.slice(1, -1).padEnd(25)} ${JSON.stringify(params)}`;
});
// #endregion parameterized

// #region mongodb
print((query) => formatQuery(query, 'mongodb'));
// #endregion mongodb

// #region cel
print((query) => formatQuery(query, 'cel'));
// #endregion cel

// #region spel
print((query) => formatQuery(query, 'spel'));
// #endregion spel

// #region jsonlogic
print((query) => JSON.stringify(formatQuery(query, 'jsonlogic')));
// #endregion jsonlogic
