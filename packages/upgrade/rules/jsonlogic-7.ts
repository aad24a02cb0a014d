import { exportDiffers } from '../kinds/exportDiffers';

export const jsonlogic7 = exportDiffers({
  id: 'jsonlogic-7',
  since: 7,
  message: 'There is always an `and` or `or` around the rules. The meaning is the same.',
  sections: ['jsonlogic-has-one-more-level'],
  formats: ['jsonlogic'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'year', operator: '>', value: 1950 }] }`,
});
