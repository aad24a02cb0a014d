import { parseSQL } from 'react-querybuilder';
import { brief } from './brief';

// #region first
const query = parseSQL("genre = 'Drama' AND (year < 1960 OR rating >= 8.5)");
console.log(query);
// #endregion first

// #region forms
for (const sql of [
  "title = 'Jaws'",
  "WHERE title = 'Jaws'",
  "SELECT id FROM films f WHERE f.title = 'Jaws' ORDER BY year LIMIT 5;",
  "/* a comment */ title = 'Jaws'",
])
  console.log(parseSQL(sql).rules);
// #endregion forms

// #region operators
for (const sql of [
  'year <> 1960',
  '1960 < year',
  "title LIKE 'The%'",
  "title NOT LIKE '%II'",
  "title LIKE '%war%'",
  "genre IN ('Drama', 'Crime')",
  'year NOT BETWEEN 1950 AND 1959',
  'rating IS NOT NULL',
  'restored = TRUE',
  'director = writer',
  "title LIKE '%' || director || '%'",
  '`running time` > 90',
])
  console.log(`${sql.padEnd(42)} → ${brief(parseSQL(sql))}`);
// #endregion operators

// #region groups
console.log(parseSQL('a = 1 OR b = 2 AND NOT (c = 3 OR d = 4)'));
// #endregion groups

// #region dropped
for (const sql of [
  "genre = 'Drama' AND UPPER(title) = 'JAWS'",
  'score = -5',
  'year + 1 = 1960',
  'rating = NULL',
  'restored IS TRUE',
  "title REGEXP 'war'",
  'id IN (SELECT film_id FROM awards)',
  "genre IN ('Drama', UPPER('crime'))",
  '"double quoted name" = 5',
])
  console.log(`${sql.padEnd(42)} → ${brief(parseSQL(sql))}`);
// #endregion dropped

// #region wrong
for (const sql of [
  "title = ''",
  "title NOT LIKE 'Jaws'",
  'NOT NOT year = 1960',
  'year = 0x7A8',
  "title = 'It\\'s a Gift'",
  'a = 1 XOR b = 1 OR c = 1',
])
  console.log(`${sql.padEnd(30)} → ${brief(parseSQL(sql))}`);
// #endregion wrong

// #region throws
for (const sql of [
  '',
  "title = 'Jaws",
  "director = 'O''Brien'",
  '[title] = 1',
  'a == 1',
  'year = 1e3',
  'year = ?',
  "title LIKE '%'",
  "title = 'Jaws' -- a comment without a new line after it",
])
  try {
    parseSQL(sql);
  } catch (error) {
    console.log(
      (sql || '(no text)').padEnd(58),
      (error as Error).message.split('\n')[0],
    );
  }
// #endregion throws

// #region message
try {
  parseSQL("title = 'Jaws' AND AND year = 1975");
} catch (error) {
  console.log((error as Error).message);
}
// #endregion message

// #region params
const byPosition = parseSQL('genre = ? AND year > ?', {
  params: ['Drama', 1960],
});
const byName = parseSQL('genre = :genre AND year > :from', {
  params: { genre: 'Drama', from: 1960 },
});
const byPrefix = parseSQL('genre = @genre', {
  params: { genre: 'Drama' },
  paramPrefix: '@',
});
console.log(byPosition.rules);
console.log(byName.rules);
console.log(byPrefix.rules);
// #endregion params

// #region params-traps
const pasted = parseSQL('a = ?', { params: ["x' OR b = 'y"] });
const missing = parseSQL('a = ? AND b = ?', { params: ['x'] });
const nothing = parseSQL('a = ?', { params: [null] });
const inText = parseSQL("a = '?' AND b = ?", { params: [1, 2] });
for (const { combinator, rules } of [pasted, missing, nothing, inText])
  console.log(combinator, rules);
// #endregion params-traps

// #region functions
const withCalls = "year > 1950 AND LOWER(title) = 'jaws'";
const withoutCalls = withCalls.replace(/\b(?:LOWER|UPPER)\((\w+)\)/gi, '$1');
for (const sql of [withCalls, withoutCalls]) console.log(brief(parseSQL(sql)));
// #endregion functions
