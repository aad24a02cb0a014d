import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: 'beginsWith', value: 'The' },
    { field: 'genre', operator: 'in', value: 'crime,poetry,drama' },
    {
      combinator: 'xor',
      not: true,
      rules: [
        { field: 'year', operator: 'between', value: '1950,1959' },
        {
          field: 'editor',
          operator: '=',
          valueSource: 'field',
          value: 'author',
        },
      ],
    },
  ],
};
const fields = [
  { name: 'title', value: 'title', label: 'Titel' },
  { name: 'author', value: 'author', label: 'Autorin' },
];

console.log('default  ', formatQuery(query, 'natural_language'));
console.log(
  'labels   ',
  formatQuery(query, { format: 'natural_language', fields }),
);
console.log(
  'wordOrder',
  formatQuery(query, { format: 'natural_language', wordOrder: 'VSO' }),
);
console.log(
  'operators',
  formatQuery(query, {
    format: 'natural_language',
    operatorMap: { beginsWith: 'fängt an mit' },
  }),
);
// highlight-start
console.log(
  'words    ',
  formatQuery(query, {
    format: 'natural_language',
    translations: {
      and: 'und',
      or: 'oder',
      betweenAnd: 'bis',
      listSeparator: ' / ',
      groupPrefix_not_xor: 'nicht genau eines von',
      groupSuffix_not: 'gilt',
    },
  }),
);
// highlight-end
