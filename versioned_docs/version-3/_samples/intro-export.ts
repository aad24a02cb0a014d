import {
  defaultValueProcessor,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

// #region formats
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  not: true,
  rules: [
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'genre', field: 'genre', operator: 'in', value: 'Drama,Comedy' },
    { id: 'year', field: 'year', operator: '>=', value: '1950' },
  ],
};

for (const format of [
  'sql',
  'parameterized',
  'mongodb',
  'json_without_ids',
] as const)
  console.log(`${format}:`, formatQuery(query, format));
// #endregion formats

// #region quotes
const author: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'author', field: 'author', operator: '=', value: "O'Brien" }],
};
const doubleQuotes = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll("'", "''") : value;

console.log(formatQuery(author, 'sql'));
console.log(
  formatQuery(author, {
    format: 'sql',
    quoteFieldNamesWith: '"',
    valueProcessor: (field, operator, value) =>
      defaultValueProcessor(field, operator, doubleQuotes(value)),
  }),
);
// #endregion quotes

// #region validation
const fields = [{ name: 'year', validator: () => false }];
const years: RuleGroupType = {
  ...query,
  not: false,
  rules: query.rules.slice(2),
};

for (const format of ['sql', 'parameterized', 'mongodb'] as const)
  console.log(`${format}:`, formatQuery(years, { format, fields }));
console.log(
  'validator says no:',
  formatQuery(years, { format: 'sql', validator: () => false }),
);
console.log('empty group:', formatQuery({ ...years, rules: [] }, 'sql'));
// #endregion validation

// #region surprises
const attempt = (
  value: unknown,
  operator: string,
  format: 'sql' | 'parameterized',
) => {
  try {
    return formatQuery(
      { ...author, rules: [{ field: 'a', operator, value }] },
      format,
    );
  } catch (error) {
    return `throws ${(error as Error).message}`;
  }
};
// highlight-start
console.log('number:', attempt(1950, '=', 'sql'));
console.log('boolean:', attempt(true, '=', 'sql'));
console.log('null:', attempt(null, '=', 'sql'));
console.log('empty list:', attempt('', 'in', 'sql'));
console.log('list of numbers:', attempt([1, 2], 'in', 'sql'));
console.log('list of texts:', attempt(['x', 'y'], 'in', 'sql'));
console.log(
  'list of texts, parameterized:',
  attempt(['x', 'y'], 'in', 'parameterized'),
);
console.log(
  'two lines, parameterized:',
  attempt('first\nsecond', '=', 'parameterized'),
);
// highlight-end
console.log(
  'two lines in a list, parameterized:',
  attempt('first\nsecond,y', 'in', 'parameterized'),
);
console.log('own operator:', attempt('x', 'ilike', 'sql'));
// #endregion surprises
