import { exportDiffers } from '../kinds/exportDiffers';

export const withoutIds = exportDiffers({
  id: 'without-ids',
  since: 7,
  message:
    '`json_without_ids` removes `id` and `path` at any depth and keeps the rest: properties that never left the browser now do.',
  sections: ['json_without_ids-keeps-the-rest'],
  formats: ['json_without_ids'],
  query: `{ id: 'root', combinator: 'and', note: 'private', rules: [{ id: 'a', field: 'year', operator: '>', value: 1950 }] } as RuleGroupType`,
});
