import { parseSQL } from 'react-querybuilder/parseSQL';
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
  'score = -5',
  "title LIKE 'The%'",
  "title NOT LIKE '%II'",
  "title LIKE '%war%'",
  "genre IN ('Drama', 'Crime')",
  'year NOT BETWEEN 1950 AND 1959',
  'rating IS NOT NULL',
  'restored = TRUE',
  "director = 'O''Brien'",
  'director = writer',
  'director = "writer"',
  "title LIKE '%' || director || '%'",
  '[running time] > 90',
])
  console.log(`${sql.padEnd(42)} → ${brief(parseSQL(sql))}`);
// #endregion operators

// #region groups
console.log(parseSQL('a = 1 OR b = 2 AND NOT (c = 3 OR d = 4)'));
// #endregion groups

// #region dropped
for (const sql of [
  "genre = 'Drama' AND UPPER(title) = 'JAWS'",
  'year + 1 = 1960',
  'rating = NULL',
  'restored IS TRUE',
  "title REGEXP 'war'",
  'id IN (SELECT film_id FROM awards)',
  "genre IN ('Drama', UPPER('crime'))",
])
  console.log(`${sql.padEnd(42)} → ${brief(parseSQL(sql))}`);
// #endregion dropped

// #region wrong
for (const sql of [
  "title NOT LIKE 'Jaws'",
  "title LIKE 'J_ws'",
  'NOT NOT year = 1960',
  'year = 0x7A8',
  'a = 1 XOR b = 1 OR c = 1',
])
  console.log(`${sql.padEnd(30)} → ${brief(parseSQL(sql))}`);
// #endregion wrong

// #region throws
for (const sql of [
  '',
  "title = 'Jaws",
  "title = 'It\\'s a Gift'",
  'a == 1',
  'year = 1e3',
  'year = ?',
  'year = 1960 -- a comment',
  'year = :from',
  "title LIKE '%'",
])
  try {
    parseSQL(sql);
  } catch (error) {
    console.log(
      (sql || '(no text)').padEnd(28),
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

// #region parse-parameters
for (const sql of [
  'owner = :me',
  'owner = ?',
  'year BETWEEN :from AND :to',
  'genre IN (:a, :b)',
])
  console.log(sql.padEnd(27), parseSQL(sql, { parseParameters: true }).rules);
console.log(
  parseSQL('owner = @me', { parseParameters: { prefix: '@' } }).rules,
);
console.log(
  parseSQL('owner = :me AND year = :year', {
    parseParameters: true,
    params: { year: 1960 },
  }).rules,
);
// #endregion parse-parameters
