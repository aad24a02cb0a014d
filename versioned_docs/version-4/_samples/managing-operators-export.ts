import {
  defaultValueProcessorByRule,
  defaultValueProcessorCELByRule,
  defaultValueProcessorMongoDBByRule,
  defaultValueProcessorSpELByRule,
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
  type RuleType,
  type ValueProcessorByRule,
} from 'react-querybuilder';

// #region untaught
// highlight-start
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: 'ilike', value: "o'night" },
    { id: 'rating', field: 'rating', operator: 'isMissing', value: 'old' },
    { id: 'year', field: 'year', operator: '>', value: '1950' },
  ],
};
// highlight-end

const otherFormats = ['mongodb', 'cel', 'spel', 'jsonlogic'] as const;
const formats = [
  'sql',
  'parameterized',
  'parameterized_named',
  ...otherFormats,
] as const;

// The types take one format at a time, so a list of formats needs a cast.
const print = (query: RuleGroupType, options: FormatQueryOptions) =>
  console.log(
    `${options.format}:`,
    formatQuery(query, options as { format: 'sql' }),
  );

// highlight-start
for (const format of formats) print(query, { format });
// highlight-end
// #endregion untaught

// #region replace
const replaceOperators = (group: RuleGroupType): RuleGroupType => ({
  ...group,
  rules: group.rules.map((item): RuleType | RuleGroupType => {
    if ('rules' in item) return replaceOperators(item);
    return item.operator === 'isMissing'
      ? { ...item, operator: 'null', value: null }
      : item;
  }),
});

const standard = replaceOperators(query);
for (const format of formats) print(standard, { format });
// #endregion replace

// #region sql
// highlight-start
const sqlValue =
  (escapeQuotes: boolean): ValueProcessorByRule =>
  (rule, options) => {
    const text = defaultValueProcessorByRule(rule, {
      ...options,
      escapeQuotes,
    });
    return rule.operator === 'ilike'
      ? text.replace(/^'(.*)'$/s, "'%$1%'")
      : text;
  };
// highlight-end

console.log(
  formatQuery(standard, { format: 'sql', valueProcessor: sqlValue(true) }),
);
console.log(
  formatQuery(standard, {
    format: 'parameterized',
    valueProcessor: sqlValue(false),
  }),
);
// #endregion sql

// #region others
const escapeRegex = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const valueProcessors: Record<
  'mongodb' | 'cel' | 'spel',
  ValueProcessorByRule
> = {
  // highlight-start
  mongodb: (rule, options) =>
    rule.operator === 'ilike'
      ? JSON.stringify({
          [rule.field]: { $regex: escapeRegex(rule.value), $options: 'i' },
        })
      : defaultValueProcessorMongoDBByRule(rule, options),
  cel: (rule, options) =>
    rule.operator === 'ilike'
      ? `${rule.field}.lowerAscii()` +
        `.contains(${JSON.stringify(rule.value.toLowerCase())})`
      : defaultValueProcessorCELByRule(rule, {
          ...options,
          escapeQuotes: true,
        }),
  // highlight-end
  spel: (rule, options) =>
    rule.operator === 'ilike'
      ? `${rule.field}.toLowerCase()` +
        `.contains('${rule.value.toLowerCase().replaceAll("'", "''")}')`
      : defaultValueProcessorSpELByRule(rule, {
          ...options,
          escapeQuotes: true,
        }),
};

for (const format of ['mongodb', 'cel', 'spel'] as const)
  print(standard, { format, valueProcessor: valueProcessors[format] });
// #endregion others

// #region jsonlogic
const always: ValueProcessorByRule = () => 'never called';
print(standard, { format: 'jsonlogic', valueProcessor: always });
// #endregion jsonlogic
