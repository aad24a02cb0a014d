import { callDiffers } from '../kinds/callDiffers';
import { propertyOf } from '../source/ofLibrary';

export const parseNumbers = callDiffers({
  id: 'parse-numbers',
  since: 7,
  message:
    '`parseNumbers` takes `1,950` for a number and writes it into SQL without quotes, which is not valid. Clean such values before.',
  sections: ['parsenumbers-takes-commas-for-numbers'],
  names: ['formatQuery'],
  where: ({ arguments: [, options] }) => propertyOf(options, 'parseNumbers') !== undefined,
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';

export const show = () =>
  String(formatQuery({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: '1,950' }] }, { format: 'sql', parseNumbers: true }));
`,
  },
});
