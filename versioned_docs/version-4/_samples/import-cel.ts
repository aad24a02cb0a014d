import { parseCEL } from 'react-querybuilder';
import { brief } from './brief';

// #region first
const query = parseCEL('title == "Jaws" && (year < 1960 || rating >= 8.5)');
console.log(query);
// #endregion first

// #region letters
for (const cel of [
  'title == "Jaws"',
  'title == "Ran"',
  'title == "RAN"',
  'title == "Drama"',
  'year > 1960 && title == "Alien"',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion letters

// #region accepted
for (const cel of [
  "title == 'Jaws'",
  '1960 < year',
  'score == -5',
  'rating != null',
  'restored == true',
  'genre in ["Comedy", "Epic"]',
  'genre in {"Comedy": 1, "Epic": 2}',
  'title.startsWith("The")',
  'title.endsWith("II")',
  '!(title.contains("love"))',
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
  'year > 1960 && !title.contains("love")',
  'film.year > 1960',
  'size(title) > 3',
  'title.matches("^The")',
  'year > 1960 // a comment',
  'genre in genres',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion dropped

// #region wrong
for (const cel of [
  'title == ""',
  'title == "Say \\"hi\\""',
  'title == "C:\\\\"',
  'title == r"Jaws"',
  '!(genre in ["Comedy"])',
  'year >= 1950 && year <= 1959',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion wrong
