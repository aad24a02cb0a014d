import { callDiffers } from '../kinds/callDiffers';
import { propertyOf } from '../source/ofLibrary';

export const quotedNames = callDiffers({
  id: 'quoted-names',
  since: 6,
  message: '`quoteFieldNamesWith` quotes the field on the right of a comparison, too.',
  sections: ['quotefieldnameswith-quotes-both-sides'],
  names: ['formatQuery'],
  where: ({ arguments: [, options] }) => propertyOf(options, 'quoteFieldNamesWith') !== undefined,
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';

export const show = () =>
  String(formatQuery({ combinator: 'and', rules: [{ field: 'gross', operator: '>', value: 'budget', valueSource: 'field' }] }, { format: 'sql', quoteFieldNamesWith: '"' }));
`,
  },
});
