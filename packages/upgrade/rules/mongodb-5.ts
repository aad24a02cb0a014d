import { exportDiffers } from '../kinds/exportDiffers';

export const mongodb5 = exportDiffers({
  id: 'mongodb-5',
  since: 5,
  message:
    'One rule is no longer wrapped in `$and`, and equality has no `$eq`. The meaning is the same; code that reads `$and` breaks.',
  sections: ['mongodb-shorter'],
  formats: ['mongodb'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'year', operator: '=', value: 1950 }] }`,
});
