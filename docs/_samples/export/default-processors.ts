import {
  defaultValueProcessor,
  defaultValueProcessorByRule,
  defaultValueProcessorNL,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

// #region value
console.log(defaultValueProcessorByRule(rule));
console.log(defaultValueProcessorByRule(rule, { escapeQuotes: true }));
console.log(
  defaultValueProcessorByRule(
    { ...rule, operator: '<', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  defaultValueProcessorByRule(
    { ...rule, operator: '=', value: '1950-01-31' },
    { wrapValueWith: ['date ', ''] },
  ),
);
console.log(
  defaultValueProcessorNL({ ...rule, operator: 'in', value: 'a,b,c' }),
);
console.log(defaultValueProcessor('author', '=', "O'Brien"));
// #endregion value
