import { callDiffers } from '../kinds/callDiffers';
import { propertyOf } from '../source/ofLibrary';

export const preset8 = callDiffers({
  id: 'preset-8',
  since: 8,
  message: '`preset` alone means SQL. With `mssql`, named parameters begin with `@`.',
  sections: ['a-preset-without-a-format'],
  names: ['formatQuery'],
  where: ({ arguments: [, options] }) =>
    propertyOf(options, 'preset') !== undefined &&
    (propertyOf(options, 'format') === undefined || propertyOf(options, 'preset')?.value.value === 'mssql'),
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';

export const show = () =>
  String(formatQuery({ combinator: 'and', rules: [{ field: 'year', operator: '=', value: 1950 }] }, { preset: 'mssql' }));
`,
  },
});
