import {
  defaultValueProcessorByRule,
  formatQuery,
  type ParameterizedSQL,
  type RuleGroupType,
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
type Write = (position: number) => string;

function bind(
  { sql, params }: ParameterizedSQL,
  write: Write,
): ParameterizedSQL {
  const parts = sql.split('?');
  if (parts.length !== params.length + 1)
    throw new Error('There is a ? in a name.');
  const [first, ...rest] = parts;
  return {
    sql: first + rest.map((part, index) => write(index + 1) + part).join(''),
    params,
  };
}

const statement = formatQuery(query, 'parameterized');
console.log(bind(statement, (position) => `$${position}`).sql);
console.log(bind(statement, (position) => `@p${position}`).sql);
// #endregion numbered

// #region named
const { sql, params } = bind(statement, (position) => `:p${position}`);
console.log(sql);
const entries = params.map((value, index) => [`p${index + 1}`, value]);
console.log(Object.fromEntries(entries));
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
