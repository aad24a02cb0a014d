import { formatQuery, type RuleGroupTypeIC } from 'react-querybuilder';

const a = { field: 'a', operator: '=', value: '1' };
const b = { field: 'b', operator: '=', value: '2' };
const c = { field: 'c', operator: '=', value: '3' };
const dropped = { field: '~', operator: '=', value: '' };

const print = (query: RuleGroupTypeIC) => {
  console.log('sql      ', formatQuery(query, 'sql'));
  console.log('cel      ', formatQuery(query, 'cel'));
  console.log('mongodb  ', formatQuery(query, 'mongodb'));
  console.log('jsonlogic', JSON.stringify(formatQuery(query, 'jsonlogic')));
};

// #region mixed
print({ rules: [a, 'or', b, 'and', c] });
// #endregion mixed

// #region dropped
print({ rules: [a, 'or', dropped, 'and', c] });

// #endregion dropped
