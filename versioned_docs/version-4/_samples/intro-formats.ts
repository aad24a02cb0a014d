import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title-rule', field: 'title', operator: 'contains', value: 'rain' },
  ],
};

// #region store
console.log(formatQuery(query, 'json_without_ids'));
// #endregion store

// #region database
const { sql, params } = formatQuery(query, 'parameterized');
console.log(sql);
console.log(params);
// #endregion database
