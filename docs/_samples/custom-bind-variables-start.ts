import {
  defaultRuleProcessorParameterized,
  defaultValueProcessorByRule,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
  type ValueProcessorByRule,
} from 'react-querybuilder';

// #region start
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    // highlight-start
    { id: 'title', field: 'title', operator: 'contains', value: 'night' },
    { id: 'genre', field: 'genre', operator: 'in', value: 'Drama,Comedy' },
    // highlight-end
    {
      id: 'when',
      combinator: 'or',
      rules: [
        { id: 'years', field: 'year', operator: 'between', value: '1950,1960' },
        { id: 'unknown', field: 'year', operator: 'null', value: null },
      ],
    },
  ],
};

// highlight-start
console.log(formatQuery(query, 'parameterized'));
console.log(
  formatQuery(query, {
    format: 'parameterized_named',
    paramPrefix: '@',
    parseNumbers: true,
  }),
);
// highlight-end
// #endregion start

// #region numbered
const numbered = { format: 'parameterized', numberedParams: true } as const;
console.log(formatQuery(query, { ...numbered, paramPrefix: '$' }).sql);
console.log(formatQuery(query, { ...numbered, paramPrefix: '@p' }).sql);
// #endregion numbered

// #region presets
for (const preset of [
  'postgresql',
  'mssql',
  'mysql',
  'sqlite',
  'oracle',
] as const) {
  const title: RuleGroupType = { ...query, rules: query.rules.slice(0, 1) };
  console.log(
    `${preset}:`,
    formatQuery(title, { format: 'parameterized', preset }).sql,
  );
  console.log(formatQuery(title, { format: 'parameterized_named', preset }));
}
// #endregion presets

// #region named
const { sql, params } = formatQuery(query, { ...numbered, paramPrefix: ':p' });
console.log(sql);
console.log(
  Object.fromEntries(params.map((value, index) => [`p${index + 1}`, value])),
);
// #endregion named

// #region names
const dotted: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'film.release year', operator: '>', value: '1950' },
  ],
};
console.log(formatQuery(dotted, 'parameterized_named'));
// #endregion names

// #region convert
// highlight-start
const kinds: Record<string, (value: string) => unknown> = {
  year: Number,
  seen: (value) => value === 'true',
};
// highlight-end

const typed: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'year', field: 'year', operator: '=', value: '1950' },
    { id: 'code', field: 'code', operator: '=', value: '007' },
    { id: 'seen', field: 'seen', operator: '=', value: 'true' },
  ],
};
// highlight-start
console.log(
  formatQuery(typed, { format: 'parameterized', parseNumbers: true }).params,
);

const named = formatQuery(typed, 'parameterized_named');
for (const [name, value] of Object.entries(named.params)) {
  const convert = kinds[name.replace(/_\d+$/, '')];
  if (convert) named.params[name] = convert(value);
}
console.log(named.params);
// highlight-end
// #endregion convert

// #region rule-processor
const search: RuleProcessor = (rule, options, meta) =>
  rule.operator === 'contains'
    ? { sql: `${rule.field} @@ to_tsquery(?)`, params: [rule.value] }
    : defaultRuleProcessorParameterized(rule, options, meta);
console.log(
  formatQuery(query, { format: 'parameterized', ruleProcessor: search }),
);

const onlyText: RuleProcessor = () => 'title @@ to_tsquery(?)';
console.log(
  formatQuery(query, { format: 'parameterized', ruleProcessor: onlyText }),
);
// #endregion rule-processor

// #region value-processor
const shout: ValueProcessorByRule = (rule, options) => {
  const text = defaultValueProcessorByRule(rule, options);
  return text.toUpperCase();
};
console.log(
  formatQuery(query, { format: 'parameterized', valueProcessor: shout }).params,
);
// #endregion value-processor

// #region inlined
const hostile: RuleGroupType = JSON.parse(`{
  "combinator": "or 1 = 1 or",
  "rules": [
    { "field": "a = 1 or b", "operator": "=", "value": "x" },
    { "field": "year", "operator": "> 0 or", "value": "x" },
    { "field": "year", "operator": "=",
      "value": "1 or 2", "valueSource": "field" }
  ]
}`);
console.log(formatQuery(hostile, 'parameterized'));
// #endregion inlined

// #region surprises
const special: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'lines', field: 'note', operator: '=', value: 'first\nsecond' },
    { id: 'quoted', field: 'note', operator: '=', value: "'quoted'" },
    { id: 'percent', field: 'note', operator: 'contains', value: '100%' },
    { id: 'one', field: 'year', operator: 'between', value: '1950' },
    { id: 'quiet', field: 'year', operator: '=', value: '1950', muted: true },
  ],
};
console.log(formatQuery(special, 'parameterized'));
// #endregion surprises

// #region lines
// JavaScript's `.` stops at these four characters, and so does the library.
const unquoteLines: ValueProcessorByRule = (rule, options) => {
  const text = defaultValueProcessorByRule(rule, options);
  return /[\n\r\u2028\u2029]/.test(text) ? text.slice(1, -1) : text;
};
console.log(
  formatQuery(special, {
    format: 'parameterized',
    valueProcessor: unquoteLines,
  }).params,
);
// #endregion lines
