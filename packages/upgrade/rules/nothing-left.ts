import { exportDiffers } from '../kinds/exportDiffers';

export const nothingLeft = exportDiffers({
  id: 'nothing-left',
  since: 8,
  message:
    'When no rule is left, SQL matches every row; it was invalid before. If an error was your safety net, check the query yourself.',
  sections: ['when-no-rule-is-left-sql-matches-every-row'],
  formats: ['sql', 'parameterized', 'parameterized_named'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: '~', operator: '=', value: '' }] }`,
});
