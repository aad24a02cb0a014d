import {
  defaultOperatorProcessorNL,
  defaultOperatorProcessorSQL,
  defaultRuleProcessorCEL,
  defaultRuleProcessorDrizzle,
  defaultRuleProcessorElasticSearch,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorMongoDBQuery,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorSequelize,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  defaultRuleProcessorTanStackDB,
  defaultValueProcessor,
  defaultValueProcessorByRule,
  defaultValueProcessorNL,
  type RuleType,
} from 'react-querybuilder';

const rule: RuleType = { field: 'author', operator: 'contains', value: "O'Brien" };
const unknown: RuleType = { field: 'author', operator: 'unknown', value: 'x' };

// #region value
console.log(defaultValueProcessorByRule(rule));
console.log(defaultValueProcessorByRule(rule, { escapeQuotes: true }));
console.log(defaultValueProcessorByRule({ ...rule, operator: '<', value: '7' }, { parseNumbers: true }));
console.log(
  defaultValueProcessorByRule({ ...rule, operator: '=', value: '1950-01-31' }, { wrapValueWith: ['date ', ''] }),
);
console.log(defaultValueProcessorNL({ ...rule, operator: 'in', value: 'a,b,c' }));
console.log(defaultValueProcessor('author', '=', "O'Brien"));
// #endregion value

// #region operator
console.log(
  defaultOperatorProcessorSQL(rule),
  '|',
  defaultOperatorProcessorNL(rule),
  '|',
  defaultOperatorProcessorSQL(unknown),
);
// #endregion operator

// #region rule
console.log(defaultRuleProcessorSQL(rule, { escapeQuotes: true }));
console.log(defaultRuleProcessorParameterized(rule, { format: 'parameterized', paramPrefix: ':' }));
console.log(defaultRuleProcessorMongoDB(rule));
console.log(defaultRuleProcessorMongoDBQuery(rule));
console.log(defaultRuleProcessorElasticSearch(rule));
console.log(defaultRuleProcessorCEL({ ...rule, value: '5" nails' }, { escapeQuotes: true }));
console.log(defaultRuleProcessorSpEL(rule));
console.log('unknown:', [defaultRuleProcessorCEL(unknown), defaultRuleProcessorElasticSearch(unknown)]);
console.log(
  'without context:',
  [defaultRuleProcessorDrizzle, defaultRuleProcessorSequelize, defaultRuleProcessorTanStackDB].map((write) =>
    write(rule),
  ),
);
// #endregion rule
