import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'beginsWith', value: 'The' },
    {
      combinator: 'or',
      not: true,
      rules: [{ field: 'year', operator: '<', value: '1950' }],
    },
  ],
};

// Stands in for the library: each operator writes its name and what it was
// given.
const text = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);
const names = ['and', 'or', 'not', 'eq', 'lt', 'like', 'inArray'] as const;
const write =
  (name: string) =>
  (...args: unknown[]) =>
    `${name}(${args.map(text).join(', ')})`;
const operators = Object.fromEntries(
  names.map((name) => [name, write(name)]),
) as Record<(typeof names)[number], ReturnType<typeof write>>;

// #region drizzle
const drizzle = formatQuery(query, 'drizzle');
console.log(drizzle({ title: 'books.title', year: 'books.year' }, operators));
console.log(drizzle({ year: 'books.year' }, operators));
// #endregion drizzle

// #region tanstack_db
const tanstack = formatQuery(query, {
  format: 'tanstack_db',
  context: { tanStackDbOperators: operators },
});
console.log(tanstack({ book: { title: 'book.title', year: 'book.year' } }));
console.log(formatQuery(query, 'tanstack_db')({ book: {} }));
// #endregion tanstack_db

// #region sequelize
const Op = Object.fromEntries(
  ['and', 'or', 'not', 'lt', 'startsWith', 'eq', 'col'].map((name) => [
    name,
    Symbol(name),
  ]),
);
console.log(
  formatQuery(query, {
    format: 'sequelize',
    context: { sequelizeOperators: Op },
  }),
);
console.log(formatQuery(query, 'sequelize'));
// #endregion sequelize
