import type { FullField, ValueSources } from 'react-querybuilder';
import { parseCEL } from 'react-querybuilder/parseCEL';
import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { parseSQL } from 'react-querybuilder/parseSQL';

// #region fields
const fields: FullField[] = [
  { name: 'genre', value: 'genre', label: 'Genre' },
  { name: 'year', value: 'year', label: 'Year' },
];

console.log(parseSQL("genre = 'Drama' AND salary > 100", { fields }).rules);
// #endregion fields

// #region leaks
// highlight-start
const leaks = {
  parseSQL: [
    parseSQL('salary IN (1)', { fields }),
    parseSQL('salary BETWEEN 1 AND 9', { fields }),
  ],
  parseMongoDB: [parseMongoDB({ salary: { $gte: 1, $lte: 9 } }, { fields })],
  parseJsonLogic: [
    parseJsonLogic({ in: [{ var: 'salary' }, [1]] }, { fields }),
    parseJsonLogic(
      { some: [{ var: 'salary' }, { '>': [{ var: '' }, 1] }] },
      { fields },
    ),
  ],
  // highlight-end
  parseCEL: [
    parseCEL('salary in [1]', { fields }),
    parseCEL('salary >= 1 && salary <= 9', { fields }),
  ],
};
for (const [parser, queries] of Object.entries(leaks))
  console.log(
    parser,
    queries.flatMap(({ rules }) =>
      rules.map((rule) =>
        'field' in rule ? `${rule.field} ${rule.operator}` : 'group',
      ),
    ),
  );
// #endregion leaks

// #region sources
const people: FullField[] = [
  { name: 'director', value: 'director', label: 'Director' },
  { name: 'writer', value: 'writer', label: 'Writer' },
];
const getValueSources = (): ValueSources => ['value', 'field'];

console.log('without', parseSQL('director = writer', { fields: people }).rules);
console.log(
  'with',
  parseSQL('director = writer', { fields: people, getValueSources }).rules,
);
// #endregion sources

// #region lists
const sql = "genre IN ('Drama', 'Crime') AND year BETWEEN 1950 AND 1959";
console.log(parseSQL(sql).rules);
console.log(parseSQL(sql, { listsAsArrays: true }).rules);
// #endregion lists

// #region commas
console.log(parseCEL('title in ["Good, Bad", "Ugly"]').rules);
console.log(
  parseCEL('title in ["Good, Bad", "Ugly"]', { listsAsArrays: true }).rules,
);
// #endregion commas

// #region independent
console.log(
  parseSQL('a = 1 AND b = 2 OR c = 3', { independentCombinators: true }),
);
// #endregion independent

// #region complete
const text = 'a = 1 AND UPPER(b) = 2';
console.log(parseSQL(text).rules);
console.log(parseSQL(text, { independentCombinators: true }).rules);
// #endregion complete

// #region ids
console.log(
  JSON.stringify(
    parseSQL('a = 1 AND (b = 2)', { generateIDs: true }),
    (key, value) => (key === 'id' ? 'new id' : value),
  ),
);
// #endregion ids

// #region big
for (const bigIntOnOverflow of [false, true])
  console.log(
    parseSQL('id = 12345678901234567890', { bigIntOnOverflow }).rules,
  );
console.log(
  parseCEL('id == 12345678901234567890', { bigIntOnOverflow: true }).rules,
);
// #endregion big
