import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorSpEL,
  defaultValueProcessorByRule,
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
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
const valueProcessor =
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
  formatQuery(standard, {
    format: 'sql',
    valueProcessor: valueProcessor(true),
  }),
);
console.log(
  formatQuery(standard, {
    format: 'parameterized',
    valueProcessor: valueProcessor(false),
  }),
);
// #endregion sql

// #region others
const escapeRegex = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// highlight-start
const ruleProcessor: Record<
  'mongodb' | 'cel' | 'spel' | 'jsonlogic',
  RuleProcessor
> = {
  mongodb: (rule, options) =>
    rule.operator === 'ilike'
      ? JSON.stringify({
          [rule.field]: { $regex: escapeRegex(rule.value), $options: 'i' },
        })
      : defaultRuleProcessorMongoDB(rule, options),
  cel: (rule, options) =>
    rule.operator === 'ilike'
      ? `${rule.field}.lowerAscii()` +
        `.contains(${JSON.stringify(rule.value.toLowerCase())})`
      : defaultRuleProcessorCEL(rule, options),
  // highlight-end
  spel: (rule, options) =>
    rule.operator === 'ilike'
      ? `${rule.field}.toLowerCase()` +
        `.contains('${rule.value.toLowerCase().replaceAll("'", "''")}')`
      : defaultRuleProcessorSpEL(rule, options),
  jsonlogic: (rule, options) =>
    rule.operator === 'ilike'
      ? { ilike: [{ var: rule.field }, rule.value] }
      : defaultRuleProcessorJsonLogic(rule, options),
};

for (const format of otherFormats)
  print(standard, { format, ruleProcessor: ruleProcessor[format] });
// #endregion others
