import type { RuleGroupType } from 'react-querybuilder';

/** Successful comedies and dramas; ids are fixed for the server. */
export const sampleQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'imdb', field: 'imdbRating', operator: '>=', valueSource: 'value', value: '7.5' },
    { id: 'gross', field: 'gross', operator: '>', valueSource: 'field', value: 'budget' },
    {
      id: 'genres',
      combinator: 'or',
      rules: [
        { id: 'comedy', field: 'genre', operator: '=', valueSource: 'value', value: 'Comedy' },
        { id: 'drama', field: 'genre', operator: '=', valueSource: 'value', value: 'Drama' },
      ],
    },
  ],
};
