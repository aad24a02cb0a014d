import { formatQuery } from 'react-querybuilder';
import { parseCypher } from 'react-querybuilder/parseCypher';
import { brief } from './brief';

// #region accepted
for (const cypher of [
  "MATCH (f:Film) WHERE f.genre = 'Drama' " +
    'AND (f.year < 1960 OR f.rating >= 8.5) RETURN f',
  "genre IN ['Drama', 'Crime']",
  "title CONTAINS 'war'",
  "title STARTS WITH 'The'",
  "title ENDS WITH 'War'",
  'rating IS NULL',
  'rating IS NOT NULL',
  "NOT title CONTAINS 'war'",
])
  console.log(`${cypher}\n  → ${brief(parseCypher(cypher))}`);
// #endregion accepted

// #region dropped
for (const cypher of [
  '1960 < year',
  'year > 1960 AND size(title) > 3',
  "year > 1960 AND title =~ 'The.*'",
  'year > 1960 XOR rating > 8',
  'year > $from',
  'year > 1960 AND `my field` = 1',
  'year > 1960 AND genre = "Drama"',
  'year > 1960 // a comment',
  'director = writer',
])
  console.log(`${cypher.padEnd(32)} → ${brief(parseCypher(cypher))}`);
// #endregion dropped

// #region round-trip
const cypher = formatQuery(
  {
    combinator: 'and',
    rules: [{ field: 'year', operator: 'between', value: [1950, 1959] }],
  },
  'cypher',
);
console.log(`${cypher} → ${brief(parseCypher(cypher))}`);
// #endregion round-trip
