// Shown as output only: two options that a rule processor gets.
import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorParameterized,
  formatQuery,
  type RuleGroupType,
  type RuleProcessor,
} from 'react-querybuilder';

const year = (operator: string, value: number) => ({
  field: 'year',
  operator,
  value,
});
const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    year('>', 1950),
    { field: 'title', operator: '=', value: 'Emma' },
    year('<', 1960),
  ],
};

// #region names
const named: RuleProcessor = (rule, options, meta) => {
  console.log(rule.field, rule.value, 'gets', options?.fieldParamNames);
  return defaultRuleProcessorParameterized(rule, options, meta);
};
console.log(
  formatQuery(query, { format: 'parameterized_named', ruleProcessor: named })
    .params,
);
// #endregion names

// #region depth
const cast: RuleGroupType = {
  combinator: 'and',
  rules: [
    {
      field: 'cast',
      operator: '=',
      match: { mode: 'some' },
      value: {
        combinator: 'and',
        rules: [
          // highlight-start
          {
            field: 'awards',
            operator: '=',
            match: { mode: 'all' },
            value: { combinator: 'and', rules: [year('>', 1950)] },
          },
          // highlight-end
        ],
      },
    },
  ],
};
// highlight-start
const deep: RuleProcessor = (rule, options) => {
  console.log(rule.field, 'gets', options?.subqueryDepth);
  return defaultRuleProcessorCEL(rule, options);
};
console.log(formatQuery(cast, { format: 'cel', ruleProcessor: deep }));
// highlight-end
// #endregion depth
