import type { RuleType } from 'react-querybuilder';

const rule: RuleType = {
  field: 'author',
  operator: 'contains',
  value: "O'Brien",
};

// #region defaultValueProcessorByRule
import { defaultValueProcessorByRule } from 'react-querybuilder';

console.log(defaultValueProcessorByRule(rule));
console.log(defaultValueProcessorByRule(rule, { escapeQuotes: true }));
console.log(
  defaultValueProcessorByRule(
    { ...rule, operator: '<', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  defaultValueProcessorByRule({ ...rule, operator: 'in', value: 'a,b' }),
);
console.log(
  JSON.stringify(defaultValueProcessorByRule({ ...rule, operator: 'null' })),
);

// #endregion defaultValueProcessorByRule

// #region defaultValueProcessor
import { defaultValueProcessor } from 'react-querybuilder';

console.log(defaultValueProcessor('author', 'contains', "O'Brien"));
console.log(defaultValueProcessor('author', '=', 'editor', 'field'));

// #endregion defaultValueProcessor

// #region defaultRuleProcessorMongoDB
import { defaultRuleProcessorMongoDB } from 'react-querybuilder';

console.log(defaultRuleProcessorMongoDB(rule));
console.log(
  defaultRuleProcessorMongoDB(
    { ...rule, operator: '>', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  JSON.stringify(defaultRuleProcessorMongoDB({ ...rule, operator: 'unknown' })),
);

// #endregion defaultRuleProcessorMongoDB

// #region defaultRuleProcessorCEL
import { defaultRuleProcessorCEL } from 'react-querybuilder';

const nails: RuleType = { field: 'product', operator: '=', value: '5" nails' };

console.log(defaultRuleProcessorCEL(nails));
console.log(defaultRuleProcessorCEL(nails, { escapeQuotes: true }));

// #endregion defaultRuleProcessorCEL

// #region defaultRuleProcessorSpEL
import { defaultRuleProcessorSpEL } from 'react-querybuilder';

console.log(defaultRuleProcessorSpEL(rule));
console.log(defaultRuleProcessorSpEL(rule, { escapeQuotes: true }));

// #endregion defaultRuleProcessorSpEL

// #region defaultRuleProcessorJsonLogic
import { defaultRuleProcessorJsonLogic } from 'react-querybuilder';

console.log(defaultRuleProcessorJsonLogic(rule));
console.log(
  defaultRuleProcessorJsonLogic(
    { ...rule, operator: '>', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(defaultRuleProcessorJsonLogic({ ...rule, operator: 'unknown' }));

// #endregion defaultRuleProcessorJsonLogic

// #region deprecated
import {
  defaultCELValueProcessor,
  defaultMongoDBValueProcessor,
  defaultSpELValueProcessor,
  defaultValueProcessorCELByRule,
  defaultValueProcessorMongoDBByRule,
  defaultValueProcessorSpELByRule,
} from 'react-querybuilder';

console.log(defaultMongoDBValueProcessor('year', '>', '7'));
console.log(defaultCELValueProcessor('year', '>', '7'));
console.log(defaultSpELValueProcessor('year', '>', '7'));
console.log(defaultValueProcessorMongoDBByRule === defaultRuleProcessorMongoDB);
console.log(defaultValueProcessorCELByRule === defaultRuleProcessorCEL);
console.log(defaultValueProcessorSpELByRule === defaultRuleProcessorSpEL);
// #endregion deprecated
