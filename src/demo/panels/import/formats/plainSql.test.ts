import { rulesOf } from '@site/packages/query';
import { fields } from '@site/src/dataset/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format } from '../releases/5/sql';
import { importQuery } from './importQuery';
import { plainSql } from './plainSql';

const read = (text: string) => importQuery(format, text, { independentCombinators: false, listsAsArrays: true });
const printed = (text: string) => {
  const imported = read(text);
  return 'query' in imported ? format.print(imported.query) : imported.error;
};

describe('SQL as other tools write it', () => {
  it.each([
    ['keywords in capitals', "GENRE_ IN ('a') AND gross IS NOT NULL", /no field “GENRE_”/],
    ['TRUE', 'profitable = TRUE', 'profitable = TRUE'],
    ['False', 'profitable = False', 'profitable = FALSE'],
    ['IS NULL', 'director IS NULL', 'director is null'],
    ['double quotes', '"genre" = \'Drama\'', "genre = 'Drama'"],
    ['a field in double quotes on the right', '"gross" > "budget"', 'gross > budget'],
    ['a text in double quotes', 'genre = "Drama"', "genre = 'Drama'"],
    ['backticks', "`genre` = 'Drama'", "genre = 'Drama'"],
    ['square brackets', "[genre] = 'Drama'", "genre = 'Drama'"],
    ['a table', "m.genre = 'Drama' and m.gross > m.budget", "genre = 'Drama' and gross > budget"],
    ['a quoted table', '"movies"."genre" = \'Drama\'', "genre = 'Drama'"],
    ['a semicolon', "genre = 'Drama' ; ", "genre = 'Drama'"],
    ['comments', "-- good ones\ngenre = 'Drama' /* or\nnot */", "genre = 'Drama'"],
    ['a statement', "SELECT * FROM movies AS m WHERE m.genre = 'Drama';", "genre = 'Drama'"],
    ['a sign of a comment in a text', "title = 'a -- b'", "title = 'a -- b'"],
    ['no rules', '(1 = 1)', '1 = 1'],
    ['NOT LIKE', "title NOT LIKE '%x%'", "title not like '%x%'"],
  ])('reads %s', (_, text, expected) => {
    if (typeof expected === 'string') expect(printed(text).replace(/^\(|\)$/g, '')).toBe(expected);
    else expect(printed(text)).toMatch(expected);
  });
  it('reads a doubled quotation mark as one', () => {
    const imported = read("director = 'Conan O''Brien'");
    expect('query' in imported ? rulesOf(imported.query)[0]?.value : imported.error).toBe("Conan O'Brien");
  });
});

describe('plainSql', () => {
  it('keeps every offset', () => {
    const parts = [
      "'",
      '"',
      '`',
      '[',
      ']',
      '.',
      ';',
      '--',
      '/*',
      '*/',
      '\n',
      ' ',
      'x',
      'TRUE',
      '=',
      ...fields.map(({ name }) => name),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts)), (chosen) => {
        const text = chosen.join('');
        const plain = plainSql(text);
        expect(plain).toHaveLength(text.length);
        expect(plain.split('\n').map((line) => line.length)).toEqual(text.split('\n').map((line) => line.length));
      }),
    );
  });
  it('takes a long paste in stride', () => {
    const text = `title = '%' ${' /* x */ and "gross" > m.budget'.repeat(20_000)};`;
    expect(plainSql(text)).toHaveLength(text.length);
  });
});
