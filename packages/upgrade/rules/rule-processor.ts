import { callDiffers } from '../kinds/callDiffers';
import { propertyOf } from '../source/ofLibrary';

export const ruleProcessor = callDiffers({
  id: 'rule-processor',
  since: 6,
  message: 'A `ruleProcessor` writes SQL now. If yours was made for another format, pass it for that format only.',
  sections: ['processors-that-had-no-effect-have-one'],
  names: ['formatQuery'],
  where: ({ arguments: [, options] }) => propertyOf(options, 'ruleProcessor') !== undefined,
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';

export const show = () =>
  String(formatQuery({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: 1950 }] }, { format: 'sql', ruleProcessor: () => 'mine' }));
`,
  },
});
