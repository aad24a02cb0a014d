import { exportDiffers } from '../kinds/exportDiffers';

export const mongodb4 = exportDiffers({
  id: 'mongodb-4',
  since: 4,
  message: 'The text is JSON now: read it with `JSON.parse`. Numbers in texts are written as numbers, `gte` as `$gte`.',
  sections: ['mongodb-text-is-json'],
  formats: ['mongodb'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'year', operator: '>=', value: '1950' }] }`,
});
