import { exportDiffers } from '../kinds/exportDiffers';

export const emptyLists = exportDiffers({
  id: 'empty-lists',
  since: 7,
  message:
    'A rule with “in” and nothing chosen matches no row; it was left out. In MongoDB, `null` is no longer the text `"null"`.',
  sections: ['empty-lists-and-null'],
  formats: ['mongodb', 'cel'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'genre', operator: 'in', value: '' }, { id: 'b', field: 'year', operator: '>', value: 1950 }] }`,
});
