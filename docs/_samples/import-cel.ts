import { parseCEL } from 'react-querybuilder/parseCEL';
import { brief } from './brief';

// #region first
const query = parseCEL('genre == "Drama" && (year < 1960 || rating >= 8.5)');
console.log(query);
// #endregion first

// #region accepted
for (const cel of [
  "title == 'Jaws'",
  '1960 < year',
  'score == -5',
  'rating != null',
  'restored == true',
  'genre in ["Drama", "Crime"]',
  '!(genre in ["Drama", "Crime"])',
  'title.startsWith("The")',
  '!title.contains("war")',
  '!(year == 1960)',
  'crew.director == "Ozu"',
  'director == writer',
  'title.contains(director)',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion accepted

// #region subquery
console.log(parseCEL('tags.all(tag, tag.contains("x"))').rules);
// #endregion subquery

// #region dropped
for (const cel of [
  'year > 1960 && size(title) > 3',
  'title.matches("^The")',
  'title == "Say \\"hi\\""',
  'year > 1960 // a comment',
  'genre in genres',
  'tags.filter(tag, tag == "x").size() >= 2',
])
  console.log(`${cel.padEnd(41)} → ${brief(parseCEL(cel))}`);
// #endregion dropped

// #region wrong
for (const cel of [
  'title == r"Jaws"',
  '(year >= 1950 && year <= 1959)',
  '(year < 1950 || year > 1959)',
])
  console.log(`${cel.padEnd(31)} → ${brief(parseCEL(cel))}`);
// #endregion wrong

// #region custom
const matches = parseCEL('title.matches("^The") && size(title) > 3', {
  customExpressionHandler: (expression) => {
    console.log('asked about', expression.type);
    return { field: 'title', operator: 'matches', value: '^The' };
  },
});
console.log(matches.rules);
// #endregion custom
