import { callDiffers } from '../kinds/callDiffers';

export const mongodbNot = callDiffers({
  id: 'mongodb-not',
  since: 6,
  message: 'Conditions with `$not`, which were dropped so that everything matched, now count.',
  sections: ['parsemongodb-understands-not'],
  names: ['parseMongoDB'],
  sample: {
    before: `import { formatQuery, parseMongoDB } from 'react-querybuilder';

export const show = () => String(formatQuery(parseMongoDB({ year: { $not: { $gt: 1950 } } }), 'sql'));
`,
  },
});
