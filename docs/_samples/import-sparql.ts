import { formatQuery } from 'react-querybuilder';
import { parseSPARQL } from 'react-querybuilder/parseSPARQL';
import { brief } from './brief';

// #region accepted
for (const sparql of [
  'SELECT * WHERE { ?film :genre ?genre FILTER(?genre = "Drama") }',
  'SELECT * WHERE { ?s ?p ?genre FILTER(?genre = "Drama") }',
  '?genre = "Drama" && (?year < 1960 || ?rating >= 8.5)',
  'CONTAINS(?title, "war")',
  '!CONTAINS(?title, "war")',
  'STRSTARTS(?title, "The")',
  'STRENDS(?title, "War")',
  'BOUND(?rating)',
  '!BOUND(?rating)',
  '!(?year = 1960)',
  '?director = ?writer',
])
  console.log(`${sparql}\n  → ${brief(parseSPARQL(sparql))}`);
// #endregion accepted

// #region dropped
for (const sparql of [
  '?year > 1960 && ?genre IN ("Drama", "Crime")',
  '?year > 1960 && REGEX(?title, "^The")',
  '?year > 1960 && LCASE(?title) = "jaws"',
  'this is not SPARQL',
])
  console.log(`${sparql.padEnd(44)} → ${brief(parseSPARQL(sparql))}`);
// #endregion dropped

// #region round-trip
for (const rule of [
  { field: 'year', operator: 'between', value: [1950, 1959] },
  { field: 'genre', operator: 'in', value: ['Drama', 'Crime'] },
]) {
  const sparql = formatQuery({ combinator: 'and', rules: [rule] }, 'sparql');
  console.log(`${sparql} → ${brief(parseSPARQL(sparql))}`);
}
// #endregion round-trip
