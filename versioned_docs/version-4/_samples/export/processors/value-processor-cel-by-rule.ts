import {
  defaultValueProcessorCELByRule,
  type RuleType,
} from 'react-querybuilder';

const nails: RuleType = { field: 'product', operator: '=', value: '5" nails' };

console.log(defaultValueProcessorCELByRule(nails));
console.log(defaultValueProcessorCELByRule(nails, { escapeQuotes: true }));
