import { exportDiffers } from '../kinds/exportDiffers';

export const spel8 = exportDiffers({
  id: 'spel-8',
  since: 8,
  message: '`contains`, `beginsWith` and `endsWith` have `.*` where the rest of the text may stand.',
  sections: ['spel-matches-whole-texts'],
  formats: ['spel'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'title', operator: 'contains', value: 'a' }] }`,
});
