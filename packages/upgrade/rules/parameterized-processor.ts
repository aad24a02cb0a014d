import { callDiffers } from '../kinds/callDiffers';
import { formatOf, propertyOf } from '../source/ofLibrary';

export const parameterizedProcessor = callDiffers({
  id: 'parameterized-processor',
  since: 7,
  message:
    'A `ruleProcessor` reaches parameterized SQL. It must return an object of `sql` and `params`; with a text, the rule is lost.',
  sections: ['a-ruleprocessor-reaches-parameterized-sql'],
  names: ['formatQuery'],
  where: (call) =>
    /^parameterized/.test(formatOf(call) ?? '') && propertyOf(call.arguments[1], 'ruleProcessor') !== undefined,
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';

export const show = () =>
  JSON.stringify(formatQuery({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: 1950 }] }, { format: 'parameterized', ruleProcessor: () => 'mine' }));
`,
  },
});
