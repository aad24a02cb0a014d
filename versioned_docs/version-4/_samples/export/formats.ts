// #region query
import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  not: false,
  rules: [
    { id: 'r1', field: 'title', operator: 'beginsWith', value: 'The' },
    {
      id: 'g1',
      combinator: 'or',
      not: true,
      rules: [
        { id: 'r2', field: 'genre', operator: 'in', value: 'crime,poetry' },
        { id: 'r3', field: 'year', operator: '<', value: '1950' },
      ],
    },
  ],
};
// #endregion query

// #region json
console.log(formatQuery(query, 'json'));
// #endregion json

// #region json_without_ids
console.log(formatQuery(query, 'json_without_ids'));
// #endregion json_without_ids

// #region sql
console.log(formatQuery(query, 'sql'));
// #endregion sql

// #region parameterized
console.log(formatQuery(query, 'parameterized'));
// #endregion parameterized

// #region parameterized_named
console.log(formatQuery(query, 'parameterized_named'));
// #endregion parameterized_named

// #region mongodb
console.log(JSON.parse(formatQuery(query, 'mongodb')));
// #endregion mongodb

// #region cel
console.log(formatQuery(query, 'cel'));
// #endregion cel

// #region spel
console.log(formatQuery(query, 'spel'));
// #endregion spel

// #region jsonlogic
console.log(formatQuery(query, 'jsonlogic'));
// #endregion jsonlogic
