import type { Rule } from '../../packages/query';
import type { Typing } from './tables';

/** A rule of which servers select different rows, and what of it. */
export type Example = { surprise: string; rule: Rule; parseNumbers?: true; typing?: Typing };

/** Run on all movies, by every server under every collation. */
export const examples: readonly Example[] = [
  { surprise: 'capitals in `=`', rule: { field: 'director', operator: '=', value: 'steven spielberg' } },
  { surprise: 'capitals in LIKE', rule: { field: 'title', operator: 'beginsWith', value: 'THE ' } },
  { surprise: 'accents', rule: { field: 'title', operator: 'contains', value: 'É' } },
  { surprise: 'order of texts', rule: { field: 'title', operator: '>', value: 'ring' } },
  { surprise: 'a space at the end', rule: { field: 'title', operator: '=', value: 'Titanic ' } },
  { surprise: 'a backslash', rule: { field: 'title', operator: 'contains', value: 'Bat\\man' } },
  { surprise: 'a backslash at the end', rule: { field: 'title', operator: '=', value: 'Batman\\' } },
  { surprise: 'a text that is no number', rule: { field: 'gross', operator: '<=', value: 'unknown' } },
  {
    surprise: 'a number for a text',
    rule: { field: 'title', operator: 'in', value: '300,1941' },
    parseNumbers: true,
  },
  { surprise: 'LIKE on numbers', rule: { field: 'imdbRating', operator: 'endsWith', value: '.0' } },
  {
    surprise: 'decimals for a column of integers',
    rule: { field: 'runningTime', operator: 'between', value: ['89.5', '100'] },
    typing: 'whole',
  },
  { surprise: '`5_000`', rule: { field: 'runningTime', operator: '<', value: '5_000' }, parseNumbers: true },
  { surprise: 'booleans in a list', rule: { field: 'profitable', operator: 'in', value: [true] } },
  { surprise: 'a text that is no date', rule: { field: 'releaseDate', operator: '>', value: 'unknown' } },
];
