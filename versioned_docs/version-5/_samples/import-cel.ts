import { parseCEL } from 'react-querybuilder';
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
  'genre in {"Drama": 1, "Crime": 2}',
  'title.startsWith("The")',
  'title.endsWith("II")',
  '!(title.contains("war"))',
  'director == writer',
  'title.contains(director)',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion accepted

// #region not
console.log(parseCEL('!(a == 1)'));
// #endregion not

// #region dropped
for (const cel of [
  'year > 1960 && !title.contains("war")',
  'film.year > 1960',
  'size(title) > 3',
  'title.matches("^The")',
  'title == "Say \\"hi\\""',
  'year > 1960 // a comment',
  'genre in genres',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion dropped

// #region wrong
for (const cel of [
  'title == r"Jaws"',
  '!(genre in ["Drama"])',
  'year >= 1950 && year <= 1959',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion wrong
