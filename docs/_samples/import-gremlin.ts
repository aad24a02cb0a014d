import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import { parseGremlin } from 'react-querybuilder/parseGremlin';
import { brief } from './brief';

// #region accepted
for (const gremlin of [
  "g.V().hasLabel('Film').has('genre', 'Drama').has('year', lt(1960))",
  ".has('genre', within('Drama', 'Crime'))",
  ".has('year', outside(1950, 1959))",
  ".has('title', startingWith('The'))",
  ".hasNot('rating')",
])
  console.log(`${gremlin}\n  → ${brief(parseGremlin(gremlin))}`);
// #endregion accepted

// #region dropped
for (const gremlin of [
  ".has('a', 1).or(__.has('b', 2), __.has('c', 3))",
  ".has('a', 1).not(__.has('b', 2))",
  '.has("a", 1)',
  ".has('a', eq(1))",
  ".has('Film', 'a', 1)",
  'this is not Gremlin',
])
  console.log(`${gremlin.padEnd(49)} → ${brief(parseGremlin(gremlin))}`);
// #endregion dropped

// #region round-trip
const query: RuleGroupType = {
  combinator: 'or',
  rules: [
    { field: 'film.year', operator: '<', value: 1960 },
    { field: 'film.genre', operator: '=', value: 'Drama' },
  ],
};
const gremlin = formatQuery(query, 'gremlin');
console.log(gremlin);
console.log(parseGremlin(gremlin));
console.log(parseGremlin(gremlin, { independentCombinators: true }));
// #endregion round-trip
