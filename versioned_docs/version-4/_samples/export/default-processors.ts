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

// #region defaultValueProcessorMongoDBByRule
import { defaultValueProcessorMongoDBByRule } from 'react-querybuilder';

console.log(defaultValueProcessorMongoDBByRule(rule));
console.log(
  defaultValueProcessorMongoDBByRule(
    { ...rule, operator: '>', value: '7' },
    { parseNumbers: true },
  ),
);
console.log(
  JSON.stringify(
    defaultValueProcessorMongoDBByRule({ ...rule, operator: 'unknown' }),
  ),
);

// #endregion defaultValueProcessorMongoDBByRule

// #region defaultValueProcessorCELByRule
import { defaultValueProcessorCELByRule } from 'react-querybuilder';

const nails: RuleType = { field: 'product', operator: '=', value: '5" nails' };

console.log(defaultValueProcessorCELByRule(nails));
console.log(defaultValueProcessorCELByRule(nails, { escapeQuotes: true }));

// #endregion defaultValueProcessorCELByRule

// #region defaultValueProcessorSpELByRule
import { defaultValueProcessorSpELByRule } from 'react-querybuilder';

console.log(defaultValueProcessorSpELByRule(rule));
console.log(defaultValueProcessorSpELByRule(rule, { escapeQuotes: true }));

// #endregion defaultValueProcessorSpELByRule

// #region four-arguments
import {
  defaultCELValueProcessor,
  defaultMongoDBValueProcessor,
  defaultSpELValueProcessor,
} from 'react-querybuilder';

console.log(defaultMongoDBValueProcessor('year', '>', '7'));
console.log(defaultCELValueProcessor('product', '=', '5" nails'));
console.log(defaultSpELValueProcessor('author', '=', "O'Brien"));
// #endregion four-arguments
