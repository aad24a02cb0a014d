import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    {
      field: 'actors',
      operator: '=',
      match: { mode: 'some' },
      value: {
        combinator: 'and',
        rules: [{ field: 'age', operator: '<', value: 18 }],
      },
    },
  ],
};

// #region formats
console.log(formatQuery(query, 'mongodb'));
console.log(JSON.stringify(formatQuery(query, 'jsonlogic')));
console.log(formatQuery(query, 'cel'));
console.log(formatQuery(query, 'spel'));
console.log(formatQuery(query, 'jsonata'));
// Left out: only the preset `postgresql` can say it.
console.log(formatQuery(query, 'sql'));
console.log(formatQuery(query, { format: 'sql', preset: 'postgresql' }));
// #endregion formats
