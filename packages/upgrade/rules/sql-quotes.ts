import { callDiffers } from '../kinds/callDiffers';

export const sqlQuotes = callDiffers({
  id: 'sql-quotes',
  since: 6,
  message: 'A value in double quotes becomes a field. Put single quotes around values, and double a quote inside.',
  sections: ['parsesql-reads-quotes-as-sql-does'],
  names: ['parseSQL'],
  sample: {
    before: `import { formatQuery, parseSQL } from 'react-querybuilder';

export const show = () => String(formatQuery(parseSQL('genre = "Drama"'), 'sql'));
`,
  },
});
