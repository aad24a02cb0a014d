import { parseMongoDB } from 'react-querybuilder';
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
  '{ "$not": { "title": { "$regex": "war" } } }',
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
  '{ "title": { "$not": { "$regex": "war" } } }',
  '{ "title": { "$regex": "w" } }',
  '{ "$nor": [{ "a": 1 }] }',
  '{ "$expr": { "$ne": ["$a", "$b"] } }',
  '{ "tags": ["a", "b"] }',
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

// #region custom
const own = '{ "year": { "$gt": 1950 }, "tags": { "$anyin": ["a", "b"] } }';
const { rules, ...rest } = parseMongoDB(own.replaceAll('"$anyin"', '"$in"'));

const readBack = rules.map((rule) =>
  'field' in rule && rule.field === 'tags' && rule.operator === 'in'
    ? { ...rule, operator: 'anyIn' }
    : rule,
);
console.log(brief({ ...rest, rules: readBack }));
// #endregion custom
