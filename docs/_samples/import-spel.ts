import { parseSpEL } from 'react-querybuilder/parseSpEL';
import { brief } from './brief';

// #region accepted
for (const spel of [
  "genre == 'Drama' and (year < 1960 or rating >= 8.5)",
  "genre == 'Drama' && year < 1960",
  '1960 < year',
  '!(year == 1960)',
  'rating == null',
  'year between {1950, 1959}',
  'director == writer',
  "title matches 'war'",
])
  console.log(`${spel.padEnd(52)} → ${brief(parseSpEL(spel))}`);
// #endregion accepted

// #region matches
for (const spel of [
  "title matches '.*war.*'",
  "title matches '^The'",
  "title matches 'end$'",
])
  console.log(`${spel.padEnd(24)} → ${brief(parseSpEL(spel))}`);
// #endregion matches

// #region dropped
for (const spel of [
  "genre == 'Drama' and score == -5",
  "genre == 'Drama' and title.startsWith('The')",
  "genre == 'Drama' and not (year == 1960)",
  "genre == 'Drama' and year eq 1960",
  "genre == 'Drama' and author == 'O\\'Brien'",
  "genre == 'Drama' and author == 'O''Brien'",
  'this is not SpEL',
])
  console.log(`${spel.padEnd(45)} → ${brief(parseSpEL(spel))}`);
// #endregion dropped
