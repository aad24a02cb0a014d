import {
  formatQuery,
  type RuleGroupType,
  type SQLPreset,
} from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    {
      field: 'shop.title',
      operator: 'contains',
      valueSource: 'field',
      value: 'author',
    },
    { field: 'inStock', operator: '=', value: true },
  ],
};
const presets: SQLPreset[] = [
  'ansi',
  'sqlite',
  'oracle',
  'mssql',
  'mysql',
  'postgresql',
];

// #region sql
for (const preset of presets)
  console.log(preset.padEnd(10), formatQuery(query, { preset }));
// #endregion sql

// #region parameterized
for (const preset of presets)
  console.log(
    preset.padEnd(10),
    formatQuery(query, { format: 'parameterized', preset }).sql,
  );
// #endregion parameterized

// #region named
for (const preset of ['ansi', 'sqlite', 'mssql'] satisfies SQLPreset[]) {
  const { sql, params } = formatQuery(query, {
    format: 'parameterized_named',
    preset,
  });
  console.log(preset.padEnd(10), sql, params);
}
// #endregion named
