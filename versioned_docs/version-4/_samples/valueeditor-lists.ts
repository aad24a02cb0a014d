import {
  formatQuery,
  joinWith,
  type RuleType,
  toArray,
} from 'react-querybuilder';

const sql = (rule: RuleType) =>
  formatQuery({ combinator: 'and', rules: [rule] }, 'sql');

// #region strings
console.log(joinWith(['small', 'large']));
console.log(joinWith(['a, b', 'c']));
console.log(toArray('a\\, b,c'));
console.log(toArray(['a, b', 'c']));
console.log(toArray(' small , large '));
// An empty place is lost, so the second entry becomes the first.
console.log(toArray(',large'));
// #endregion strings

// #region sql
console.log(sql({ field: 'size', operator: 'in', value: 'small,large' }));
console.log(sql({ field: 'size', operator: 'in', value: ['small', 'large'] }));
console.log(sql({ field: 'year', operator: 'between', value: '1960,1969' }));
console.log(sql({ field: 'size', operator: '=', value: 'small,large' }));
// #endregion sql

// #region half
// One value where `between` needs two: the rule is left out.
console.log(sql({ field: 'grade', operator: 'between', value: 'B' }));
console.log(sql({ field: 'grade', operator: 'between', value: ',C' }));
console.log(sql({ field: 'grade', operator: 'between', value: ['', 'C'] }));
// #endregion half

// #region sources
console.log(
  sql({
    field: 'shipped',
    operator: '>',
    valueSource: 'value',
    value: 'ordered',
  }),
);
// highlight-start
console.log(
  sql({
    field: 'shipped',
    operator: '>',
    valueSource: 'field',
    value: 'ordered',
  }),
);
console.log(
  sql({ field: 'shipped', operator: '>', valueSource: 'field', value: '' }),
);
// highlight-end
console.log(
  sql({
    field: 'shipped',
    operator: 'between',
    valueSource: 'field',
    value: 'ordered,returned',
  }),
);
// #endregion sources
