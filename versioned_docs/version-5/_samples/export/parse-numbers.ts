import { type FormatQueryOptions, formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'text', operator: '=', value: '7' },
    { field: 'number', operator: '=', value: 7 },
    { field: 'zip', operator: '=', value: '01234' },
    { field: 'list', operator: 'in', value: [7, 8] },
    { field: 'range', operator: 'between', value: '7,8' },
    { field: 'name', operator: 'contains', value: '7' },
  ],
};

const print = (options: FormatQueryOptions) => {
  console.log('sql      ', formatQuery(query, { ...options, format: 'sql' }));
  console.log('params   ', JSON.stringify(formatQuery(query, { ...options, format: 'parameterized' }).params));
  console.log('mongodb  ', formatQuery(query, { ...options, format: 'mongodb' }));
  console.log('cel      ', formatQuery(query, { ...options, format: 'cel' }));
  console.log('spel     ', formatQuery(query, { ...options, format: 'spel' }));
  console.log('jsonlogic', JSON.stringify(formatQuery(query, { ...options, format: 'jsonlogic' })));
};

// #region off
print({ parseNumbers: false });
// #endregion off

// #region on
print({ parseNumbers: true });
// #endregion on
