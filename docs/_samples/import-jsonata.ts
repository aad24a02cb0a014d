import { formatQuery } from 'react-querybuilder';
import { parseJSONata } from 'react-querybuilder/parseJSONata';
import { brief } from './brief';

// #region accepted
for (const jsonata of [
  'genre = "Drama" and (year < 1960 or rating >= 8.5)',
  'genre in ["Drama", "Crime"]',
  '$contains(title, "war")',
  '$not($contains(title, "war"))',
  '$not(genre in ["Drama", "Crime"])',
  '(year >= 1950 and year <= 1959)',
  'rating > 8 and (year >= 1950 and year <= 1959)',
  'rating > 8 and year >= 1950 and year <= 1959',
  'released > $toMillis("2001-05-31")',
])
  console.log(`${jsonata.padEnd(51)} → ${brief(parseJSONata(jsonata))}`);
// #endregion accepted

// #region lists
console.log(
  parseJSONata('genre in ["Drama", "Crime"]', { listsAsArrays: false }).rules,
);
// #endregion lists

// #region regex
const jsonata = formatQuery(
  {
    combinator: 'and',
    rules: [{ field: 'title', operator: 'beginsWith', value: 'The' }],
  },
  'jsonata',
);
const [rule] = parseJSONata(jsonata).rules;
console.log(jsonata);
console.log(rule);
console.log(JSON.stringify(rule));
// #endregion regex

// #region dropped
for (const text of [
  'year > 1960 and $length(title) > 3',
  '$uppercase(title) = "JAWS"',
  'this is not JSONata',
])
  console.log(`${text.padEnd(34)} → ${brief(parseJSONata(text))}`);
// #endregion dropped
