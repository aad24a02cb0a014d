import { formatQuery, type RuleGroupType } from 'react-querybuilder';

/** What a client may send: any JSON. */
const sent = (rule: object, combinator = 'and'): RuleGroupType =>
  JSON.parse(
    JSON.stringify({
      combinator,
      rules: [
        { field: 'title', operator: '=', value: 'M' },
        { field: 'title', operator: '=', value: 'M', ...rule },
      ],
    }),
  );

const show = (name: string, query: RuleGroupType) => {
  const { sql, params } = formatQuery(query, 'parameterized');
  console.log(`${name}:\n  ${sql}\n  ${JSON.stringify(params)}`);
};

// #region sql
show('Value', sent({ value: "x' or 1 = 1 --" }));
show('Field', sent({ field: '1 = 1 or title' }));
show('Operator', sent({ operator: '= title or title =' }));
show('Combinator', sent({}, 'or 1 = 1 or'));
show('Value source', sent({ value: 'password', valueSource: 'field' }));
// #endregion sql

// #region backslash
const backslash: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: '\\' },
    { field: 'author', operator: '=', value: ' or 1 = 1) -- ' },
  ],
};
console.log(formatQuery(backslash, 'sql'));
// #endregion backslash

// #region mongodb
console.log(
  formatQuery(sent({ field: '$where', value: 'sleep(10000)' }), 'mongodb'),
);
console.log(
  formatQuery(sent({ operator: 'contains', value: '(a+)+$' }), 'mongodb'),
);
// #endregion mongodb

// #region empty
console.log(formatQuery({ combinator: 'and', rules: [] }, 'sql'));
console.log(
  formatQuery(
    { combinator: 'and', rules: [] },
    { format: 'sql', fallbackExpression: '(1 = 0)' },
  ),
);
// #endregion empty
