import { callDiffers } from '../kinds/callDiffers';

export const parsers5 = callDiffers({
  id: 'parsers-5',
  since: 5,
  message:
    'Conditions that were dropped now count: `XOR` in SQL, a list in parentheses in CEL, “between” in JsonLogic. Ids and `not` may be missing.',
  sections: ['parsers-understand-more', 'not-may-be-missing'],
  names: ['parseSQL', 'parseCEL', 'parseJsonLogic'],
  sample: {
    before: `import { formatQuery, parseSQL } from 'react-querybuilder';

export const show = () => String(formatQuery(parseSQL("a = 1 XOR b = 2"), 'sql'));
`,
  },
});
