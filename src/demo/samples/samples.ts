import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { sampleQuery } from './sampleQuery';

type Sample = { id: string; label: string; query: RuleGroupType };

const rule = (id: string, field: string, operator: string, value: unknown, valueSource: 'value' | 'field' = 'value') =>
  ({ id, field, operator, value, valueSource }) satisfies RuleType;
const group = (id: string, combinator: 'and' | 'or', ...rules: RuleGroupType['rules']): RuleGroupType => ({
  id,
  combinator,
  rules,
});

/** Queries a visitor can start from, from trivial to nested. */
export const samples: Sample[] = [
  { id: 'empty', label: 'Nothing yet', query: group('root', 'and') },
  {
    id: 'one',
    label: 'One rule: science fiction',
    query: group('root', 'and', rule('type', 'creativeType', 'in', ['Science Fiction'])),
  },
  {
    id: 'title',
    label: 'Text: titles that begin with “The”, without a director',
    query: group(
      'root',
      'and',
      rule('title', 'title', 'beginsWith', 'The '),
      rule('director', 'director', 'null', null),
    ),
  },
  {
    id: 'dates',
    label: 'Dates and ranges: summer of 1999, about two hours long',
    query: group(
      'root',
      'and',
      rule('date', 'releaseDate', 'between', ['1999-06-01', '1999-08-31']),
      rule('time', 'runningTime', 'between', ['110', '130']),
    ),
  },
  {
    id: 'lists',
    label: 'Lists: family films from books, plays or games',
    query: group(
      'root',
      'and',
      rule('rating', 'rating', '=', 'G'),
      group(
        'sources',
        'or',
        rule('book', 'source', '=', 'Based on Book/Short Story'),
        rule('play', 'source', '=', 'Based on Play'),
        rule('game', 'source', '=', 'Based on Game'),
      ),
    ),
  },
  { id: 'first', label: 'Field against field: good films that earned their budget', query: sampleQuery },
  {
    id: 'checkbox',
    label: 'Yes or no: costly films that lost money',
    query: group('root', 'and', rule('lost', 'profitable', '=', false), rule('budget', 'budget', '>=', '100000000')),
  },
  {
    id: 'not',
    label: 'Negated: neither horror nor thriller, and not restricted',
    query: group(
      'root',
      'and',
      {
        ...group(
          'dark',
          'or',
          rule('genres', 'genre', 'in', ['Horror', 'Thriller/Suspense']),
          rule('r', 'rating', '=', 'R'),
        ),
        not: true,
      },
      rule('imdb', 'imdbRating', '>', '8'),
    ),
  },
  {
    id: 'nested',
    label: 'Nested: hidden gems, three levels deep',
    query: group(
      'root',
      'and',
      rule('year', 'releaseDate', '>=', '1990-01-01'),
      group(
        'gem',
        'or',
        group('critics', 'and', rule('tomatoes', 'tomatoes', '>=', '90'), {
          ...group('big', 'or', rule('usGross', 'usGross', '>', '50000000'), rule('cost', 'budget', '>', '50000000')),
          not: true,
        }),
        group(
          'audience',
          'and',
          rule('imdb', 'imdbRating', '>=', '8'),
          rule('abroad', 'gross', '<=', 'usGross', 'field'),
          rule('genre', 'genre', 'notIn', ['Documentary', 'Concert/Performance']),
        ),
      ),
    ),
  },
];
