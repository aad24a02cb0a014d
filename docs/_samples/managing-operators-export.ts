import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  type FormatQueryOptions,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
  type RuleType,
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
const inSQL: RuleProcessor = (rule, options) => {
  if (rule.operator === 'isMissing')
    return defaultRuleProcessorSQL({ ...rule, operator: 'null' }, options);
  const like = { ...rule, operator: 'contains' };
  // "contains" brings the wildcards and the escaping; only the word `like` is
  // ours.
  if (rule.operator === 'ilike')
    return defaultRuleProcessorSQL(like, options).replace(' like ', ' ilike ');
  return defaultRuleProcessorSQL(rule, options);
};

console.log(formatQuery(query, { format: 'sql', ruleProcessor: inSQL }));
// #endregion sql

// #region parameterized
// highlight-start
const inParameters: RuleProcessor = (rule, options, meta) => {
  const missing = { ...rule, operator: 'null' };
  if (rule.operator === 'isMissing')
    return defaultRuleProcessorParameterized(missing, options, meta);
  if (rule.operator !== 'ilike')
    return defaultRuleProcessorParameterized(rule, options, meta);
  const like = defaultRuleProcessorParameterized(
    { ...rule, operator: 'contains' },
    options,
    meta,
  );
  return { ...like, sql: like.sql.replace(' like ', ' ilike ') };
};
// highlight-end

console.log(
  formatQuery(query, { format: 'parameterized', ruleProcessor: inParameters }),
);
console.log(
  formatQuery(query, {
    format: 'parameterized',
    preset: 'postgresql',
    ruleProcessor: inParameters,
  }),
);
// #endregion parameterized

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
