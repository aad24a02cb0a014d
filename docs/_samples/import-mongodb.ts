import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { brief } from './brief';

// #region first
const query = parseMongoDB({
  genre: 'Drama',
  $or: [{ year: { $lt: 1960 } }, { rating: { $gte: 8.5 } }],
});
console.log(query);
// #endregion first

// #region accepted
for (const json of [
  '{ "title": "Jaws" }',
  '{ "year": { "$gt": 1950, "$ne": 1955 } }',
  '{ "year": { "$gte": 1950, "$lte": 1959 } }',
  '{ "$or": [{ "year": { "$lt": 1950 } }, { "year": { "$gt": 1959 } }] }',
  '{ "genre": { "$nin": ["Drama", "Crime"] } }',
  '{ "title": { "$regex": "^The" } }',
  '{ "title": { "$regex": "II$" } }',
  '{ "title": { "$regex": "war" } }',
  '{ "title": { "$not": { "$regex": "war" } } }',
  '{ "year": { "$not": { "$gt": 1960 } } }',
  '{ "rating": null }',
  '{ "rating": { "$ne": null } }',
  '{ "crew.director": "Ozu" }',
  '{ "$expr": { "$eq": ["$director", "$writer"] } }',
])
  console.log(`${json}\n  → ${brief(parseMongoDB(json))}`);
// #endregion accepted

// #region not
console.log(parseMongoDB('{ "$not": { "$or": [{ "a": 1 }, { "b": 2 }] } }'));
// #endregion not

// #region dropped
for (const json of [
  '{ "genre": "Drama", "awards": { "$exists": true } }',
  '{ "$nor": [{ "a": 1 }] }',
  '{ "$expr": { "$ne": ["$a", "$b"] } }',
  '{ "$eq": ["$a", "$b"] }',
  '{ "tags": ["a", "b"] }',
  '{ "tags": { "$elemMatch": { "$eq": "a" } } }',
  '{ "$where": "this.a > 1" }',
])
  console.log(`${json}\n  → ${brief(parseMongoDB(json))}`);
// #endregion dropped

// #region wrong
for (const json of [
  '{ "title": { "$regex": "^Jaws$" } }',
  '{ "title": { "$regex": "J.ws", "$options": "i" } }',
  '{ "rating": { "$eq": null } }',
])
  console.log(`${json}\n  → ${brief(parseMongoDB(json))}`);
// #endregion wrong

// #region prevent
const filter = { title: { $not: { $regex: 'war' } } };
console.log(brief(parseMongoDB(filter)));
console.log(parseMongoDB(filter, { preventOperatorNegation: true }));
// #endregion prevent

// #region additional
const exists = parseMongoDB('{ "awards": { "$exists": true } }', {
  additionalOperators: {
    $exists: (field, _operator, value) => ({
      field,
      operator: value ? 'notNull' : 'null',
      value: null,
    }),
  },
});
console.log(exists.rules);
// #endregion additional
