import { callDiffers } from '../kinds/callDiffers';

export const transformQuery = callDiffers({
  id: 'transform-query',
  since: 6,
  message: '`omitPath` is heeded: leave it out if something reads `path`. `toArray` makes a list of one number.',
  sections: ['transformquery-and-toarray'],
  names: ['transformQuery', 'toArray'],
  sample: {
    before: `import { toArray } from 'react-querybuilder';

export const show = () => JSON.stringify(toArray(1950));
`,
  },
});
