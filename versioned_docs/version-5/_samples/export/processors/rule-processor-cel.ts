import { defaultRuleProcessorCEL, type RuleType } from 'react-querybuilder';

const nails: RuleType = { field: 'product', operator: '=', value: '5" nails' };

console.log(defaultRuleProcessorCEL(nails));
console.log(defaultRuleProcessorCEL(nails, { escapeQuotes: true }));
