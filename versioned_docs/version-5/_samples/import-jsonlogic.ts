import { parseJsonLogic } from 'react-querybuilder';
import { brief } from './brief';

// #region first
const query = parseJsonLogic({
  and: [
    { '==': [{ var: 'genre' }, 'Drama'] },
    {
      or: [
        { '<': [{ var: 'year' }, 1960] },
        { '>=': [{ var: 'rating' }, 8.5] },
      ],
    },
  ],
});
// Through JSON, because each rule has a `valueSource` that is undefined.
console.log(JSON.parse(JSON.stringify(query)));
// #endregion first

// #region accepted
for (const json of [
  '{ "===": [{ "var": "title" }, "Jaws"] }',
  '{ "!=": [{ "var": "rating" }, null] }',
  '{ "<=": [1950, { "var": "year" }, 1959] }',
  '{ "<": [1950, { "var": "year" }, 1959] }',
  '{ "in": [{ "var": "genre" }, ["Drama", "Crime"]] }',
  '{ "in": ["war", { "var": "title" }] }',
  '{ "startsWith": [{ "var": "title" }, "The"] }',
  '{ "!": { "in": ["war", { "var": "title" }] } }',
  '{ "==": [{ "var": "director" }, { "var": "writer" }] }',
  '{ "==": [{ "var": "crew.director" }, "Ozu"] }',
])
  console.log(`${json}\n  → ${brief(parseJsonLogic(json))}`);
// #endregion accepted

// #region custom
const matches = parseJsonLogic('{ "regex": [{ "var": "title" }, "^The"] }', {
  jsonLogicOperations: {
    regex: ([name, pattern]) => ({
      field: name.var,
      operator: 'matches',
      value: pattern,
    }),
  },
});
console.log(matches);
// #endregion custom

// #region dropped
for (const json of [
  '{ "and": [{ "==": [{ "var": "a" }, 1] }, ' +
    '{ "if": [{ "var": "b" }, true, false] }] }',
  '{ "==": [{ "var": "a" }, { "+": [1, 2] }] }',
  '{ "in": [{ "var": "a" }, [1, "one"]] }',
  '{ "==": [{ "var": ["a", 0] }, 1] }',
  '{ "and": [{ "==": [{ "var": "a" }, 1] }], ' +
    '"or": [{ "==": [{ "var": "b" }, 2] }] }',
])
  console.log(`${json}\n  → ${brief(parseJsonLogic(json))}`);
// #endregion dropped

// #region wrong
for (const json of [
  '{ ">": [5, { "var": "a" }] }',
  '{ "startsWith": ["The", { "var": "title" }] }',
  '{ "in": [{ "var": "title" }, "war"] }',
  '{ ">": [5, { "var": "a" }, 1] }',
])
  console.log(`${json}\n  → ${brief(parseJsonLogic(json))}`);
// #endregion wrong

// #region not-a-group
console.log(
  JSON.stringify(parseJsonLogic('{ "!!": { "==": [{ "var": "a" }, 1] } }')),
);
// #endregion not-a-group
