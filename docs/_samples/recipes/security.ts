import {
  formatQuery,
  type RuleGroupType,
  type SQLPreset,
} from 'react-querybuilder';

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
show('Parameter', sent({ value: 'me or 1 = 1', valueSource: 'parameter' }));
// #endregion sql

// #region presets
const presets = ['ansi', 'mysql', 'mssql', 'oracle', 'postgresql', 'sqlite'];
for (const preset of presets as SQLPreset[]) {
  const field = '1] = 1 or 1" = 1 or title';
  const options = { format: 'parameterized', preset } as const;
  console.log(preset, formatQuery(sent({ field }), options).sql);
}
// #endregion presets

// #region backslash
const backslash: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: '\\' },
    { field: 'author', operator: '=', value: ' or 1 = 1) -- ' },
  ],
};
console.log(formatQuery(backslash, { format: 'sql', preset: 'mysql' }));
// #endregion backslash

// #region parameters
console.log(
  formatQuery(sent({ value: 'me or 1 = 1', valueSource: 'parameter' }), {
    format: 'sql',
    getParameters: () => [{ name: 'me', value: 'me', label: 'Me' }],
  }),
);
// #endregion parameters

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

// #region dropped
const alone: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'owner', operator: 'is me', value: '' }],
};
// Not called: there is no condition to combine.
const operators = { and: String, or: String, not: String };
console.log(
  'drizzle',
  formatQuery(alone, 'drizzle')({ owner: 'owner' }, operators),
);
console.log('prisma', formatQuery(alone, 'prisma'));
console.log(
  'sequelize',
  formatQuery(alone, {
    format: 'sequelize',
    context: { sequelizeOperators: {} },
  }),
);
console.log('mongodb', formatQuery(alone, 'mongodb_query'));
console.log('elastic', formatQuery(alone, 'elasticsearch'));
// #endregion dropped
