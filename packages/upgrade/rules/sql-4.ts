import { exportDiffers } from '../kinds/exportDiffers';

export const sql4 = exportDiffers({
  id: 'sql-4',
  since: 4,
  message:
    'Quotes in values are escaped, rules that compare two fields are exported as such, and rules with placeholders are left out. Remove an escaping of your own.',
  sections: ['sql-quotes-fields-placeholders'],
  formats: ['sql', 'parameterized'],
  query: `{ id: 'root', combinator: 'and', rules: [{ id: 'a', field: 'gross', operator: '>', value: 'budget', valueSource: 'field' } as never, { id: 'b', field: 'title', operator: '=', value: "O'Hara" }] }`,
});
