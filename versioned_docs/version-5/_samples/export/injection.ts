import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

// highlight-start
// QueryBuilder makes no such rules. A client can send them all the same.
const rules: RuleType[] = [
  { field: 'title', operator: '=', value: "x' or '1' = '1" },
  { field: '1 = 1 or title', operator: '=', value: 'x' },
  { field: 'title', operator: "= '' or 1 = 1 or title =", value: 'x' },
  // highlight-end
  {
    field: 'title',
    operator: '=',
    valueSource: 'field',
    value: 'title or 1 = 1',
  },
];

// highlight-start
const print = (query: RuleGroupType) => {
  console.log('sql          ', formatQuery(query, 'sql'));
  console.log('parameterized', formatQuery(query, 'parameterized').sql);
};

for (const rule of rules) print({ combinator: 'and', rules: [rule] });

const rule = { field: 'title', operator: '=', value: 'x' };
print({ combinator: 'or 1 = 1 or', rules: [rule, rule] });
// highlight-end
