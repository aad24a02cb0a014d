import { formatQuery, type RuleGroupType } from 'react-querybuilder';

// #region muted
const muted: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'contains', value: 'night' },
    { field: 'year', operator: '<', value: '1960', muted: true },
  ],
};
console.log(formatQuery(muted, 'sql'));
console.log(formatQuery({ ...muted, muted: true }, 'sql'));
console.log(formatQuery(muted, 'json_without_ids').includes('"muted":true'));
// #endregion muted

// #region placeholders
const year = { field: 'year', operator: '=', value: '1960' };
const sql = (rule: object) =>
  formatQuery({ combinator: 'and', rules: [{ ...year, ...rule }] }, 'sql');
console.log(sql({ field: '~' }));
console.log(sql({ operator: '~' }));
// The placeholder of `autoSelectValue` is not left out.
console.log(sql({ value: '~' }));
// #endregion placeholders
