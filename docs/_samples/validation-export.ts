import {
  type Field,
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
} from 'react-querybuilder';

// #region some
const fields: Field[] = [
  { name: 'title', label: 'Title', validator: (rule) => rule.value !== '' },
  { name: 'year', label: 'Year' },
];

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: '' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};
console.log(formatQuery(query, 'sql'));
console.log(formatQuery(query, { format: 'sql', fields }));
// #endregion some

// #region none
const formats = [
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'mongodb_query',
  'cel',
  'spel',
  'jsonlogic',
  'elasticsearch',
  'prisma',
  'jsonata',
  'cypher',
  'gremlin',
  'sparql',
  'ldap',
  'natural_language',
] as const;

// highlight-start
// The types take one format at a time, so a list of formats needs a cast.
const printAll = (query: RuleGroupTypeAny, options: FormatQueryOptions) => {
  for (const format of formats)
    console.log(
      `${format}:`,
      formatQuery(query, { ...options, format } as { format: 'sql' }),
    );
};

const nothingLeft: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: '=', value: '' }],
};
printAll(nothingLeft, { fields });
// highlight-end
// #endregion none

// #region inner
const withInner: RuleGroupType = {
  ...query,
  combinator: 'or',
  rules: [...query.rules, { ...nothingLeft, id: 'inner' }],
};
console.log(formatQuery(withInner, { format: 'sql', fields }));
// #endregion inner

// #region whole
const validator = () => false;
console.log(formatQuery(query, { format: 'sql', validator }));
console.log(
  formatQuery(query, {
    format: 'sql',
    validator,
    fallbackExpression: '(1 = 0)',
  }),
);
// #endregion whole

// #region group
const nested: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'year', operator: '>', value: '1950' },
    {
      id: 'inner',
      combinator: 'or',
      rules: [{ id: 'title', field: 'title', operator: '=', value: 'M' }],
    },
  ],
};
console.log(
  formatQuery(nested, { format: 'sql', validator: () => ({ inner: false }) }),
);
console.log(
  formatQuery(nested, { format: 'sql', validator: () => ({ root: false }) }),
);
// #endregion group

// #region independent
const independent: RuleGroupTypeIC = {
  id: 'root',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: '' },
    'and',
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};
for (const format of ['sql', 'cel', 'spel'] as const)
  console.log(formatQuery(independent, { format, fields }));

// #endregion independent

// #region muted
const muted: RuleGroupType = {
  ...query,
  rules: query.rules.map((rule) =>
    rule.id === 'title' ? { ...rule, muted: true } : rule,
  ),
};
console.log(formatQuery(muted, 'sql'));
// #endregion muted

// #region diagnostics
const { diagnostics, stats } = formatQuery(query, {
  format: 'diagnostics',
  fields,
});
console.log(diagnostics);
console.log(stats.validRules, stats.invalidRules);
// #endregion diagnostics

// #region json
console.log(formatQuery(nothingLeft, { format: 'json_without_ids', fields }));
console.log(
  formatQuery(nothingLeft, { format: 'json_without_ids', validator }),
);
// #endregion json

// #region grouped
const optionGroups = [{ label: 'Film', options: fields }];
console.log(formatQuery(query, { format: 'sql', fields: optionGroups }));
// #endregion grouped
