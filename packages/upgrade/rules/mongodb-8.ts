import { exportDiffers } from '../kinds/exportDiffers';

export const mongodb8 = exportDiffers({
  id: 'mongodb-8',
  since: 8,
  message: '`not` counts, a comparison of two fields loses its `$expr`, and “between” puts its numbers in order.',
  sections: ['mongodb'],
  formats: ['mongodb'],
  query: `{ id: 'root', combinator: 'and', not: true, rules: [{ id: 'a', field: 'year', operator: '>', value: 1950 }] }`,
});
