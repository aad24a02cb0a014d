import {
  defaultCELValueProcessor,
  defaultMongoDBValueProcessor,
  defaultRuleProcessorCEL,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorSpEL,
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
