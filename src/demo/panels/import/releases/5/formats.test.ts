import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportFormat } from '../../formats/ImportFormat';
import { importQuery } from '../../formats/importQuery';
import { importFormats } from '.';

const formats: Record<string, ImportFormat> = {};
beforeAll(async () => {
  for (const { id, load } of importFormats) formats[id] = (await load()).format;
});
const shape = { independentCombinators: false, listsAsArrays: true };
const read = (id: string, text: string) => importQuery(formats[id] as ImportFormat, text, shape);
const rulesOf = (node: RuleGroupTypeAny | RuleType | string): RuleType[] =>
  typeof node === 'string' ? [] : 'rules' in node ? (node.rules as (typeof node)[]).flatMap(rulesOf) : [node];

describe.each(importFormats)('$label', ({ id }) => {
  it('reads its own sample, all of it', () => {
    const imported = read(id, (formats[id] as ImportFormat).sample);
    expect('error' in imported ? imported : rulesOf(imported.query).length).toBe(id === 'json' ? 2 : 4);
  });
  it('reads in the shape of the options', () => {
    const format = formats[id] as ImportFormat;
    const imported = importQuery(format, format.sample, { independentCombinators: true, listsAsArrays: false });
    expect('query' in imported && 'combinator' in imported.query).toBe(false);
    expect('query' in imported && JSON.stringify(imported.query)).not.toContain('["Comedy"');
  });
});

const refused: [string, string, RegExp, string?][] = [
  ['sql', '', /nothing to read/],
  ['sql', 'genre = ', /missing at the end/, '1:9'],
  ['sql', "genre = 'Drama' and (gross > 5", /never closed/, '1:21'],
  ['sql', "genre = 'Drama", /has no end/, '1:9'],
  ['sql', "genre = 'Drama'\n  and gross ==== 5", /“=” is not expected/, '2:14'],
  ['sql', "genre = 'Drama'\nand foo(gross) = 3", /“foo” is not understood/, '2:5'],
  ['sql', 'gross > budget + 1', /is not understood/],
  ['sql', 'studio = 5', /no field “studio”/, '1:1'],
  ['sql', "genre > 'Drama'", /does not offer >/, '1:1'],
  ['sql', 'budget > gross', /cannot be compared/, '1:1'],
  ['sql', "genre = 'Drama' xor gross > 5", /no combinator "xor"/],
  ['sql', "imdbRating >= 7\nand title like 'x%'\nand imdbRating like '%5%'", /does not offer contains/, '3:5'],
  ['sql', "title = 'no studio here'\nand studio = 'x'", /no field “studio”/, '2:5'],
  ['sql', "title = ''", /cannot read an empty text/, '1:9'],
  ['sql', "title = 'a' ; drop table x", /“drop” is not expected/, '1:15'],
  ['sql', "title = 'a')", /closes nothing/, '1:12'],
  ['sql', 'gross > 5 and gross in (1, 2', /never closed/, '1:24'],
  ['sql', 'gross > abs(5)', /“abs” is not understood/, '1:9'],
  ['sql', '1 = 1 and gross > 5', /“1” is not understood/, '1:1'],
  ['sql', "gross > 5 -- first\n and /* then */ studio = 'x'", /no field “studio”/, '2:17'],
  ['sql', "title not like 'x'", /NOT LIKE without %/, '1:16'],
  ['sql', 'gross > 5; -- end\n drop', /“drop” is not expected/, '2:2'],
  ['sql', 'gross > 1 and gross between 1 and abs(5) and budget > 2', /“abs” is not understood/, '1:35'],
  ['sql', 'gross = -5', /cannot read a negative number/, '1:9'],
  ['sql', 'gross > 5 and NOT NOT budget = 1', /reads one NOT inside another as a single NOT/, '1:19'],
  ['sql', "not (\nnot (title = 'a' or title is not null))", /reads one NOT inside another/, '2:1'],
  ['cel', 'title == "a" // x', /A comment begins here/, '1:14'],
  ['cel', 'gross > 5 &&\n title == "a" /* x */', /A comment begins here/, '2:15'],
  ['cel', 'title == "a";', /“;” is not understood/, '1:13'],
  ['cel', 'gross > 5 && (title == "a"', /never closed/, '1:14'],
  ['cel', 'gross > 5 && title.size() > 5', /“size” is not understood/, '1:20'],
  ['cel', 'gross > 5 ? true : false', /“\?” is not understood/, '1:11'],
  ['cel', 'title == "a" and gross > 5', /“and” is not understood/, '1:14'],
  ['mongodb', '{"title": "a"} // x', /no comments/, '1:16'],
  ['mongodb', "{'title': 'a'}", /“'” is not expected here/, '1:2'],
  ['mongodb', '{"title": ISODate("x")}', /“ISODate” is not expected here/, '1:11'],
  ['jsonlogic', '{"==": [{"var": "title"}, "a"]};', /“;” is not expected here/, '1:32'],
  ['jsonlogic', '{"==": [{"var": "title"}, "a"}', /comma/, '1:30'],
  ['cel', 'title == "gross" &&\n gross > budget &&\n budget > gross', /cannot be compared/, '3:2'],
  ['mongodb', '{"$and": [{"title": "genre"},\n{"genre": {"$gt": "a"}}]}', /does not offer >/, 'undefined:undefined'],
  ['json', '{"combinator":"and","rules":[{"field":"genre","operator":">","value":""}]}', /does not offer >/, '1:39'],
  ['cel', 'genre == "Drama" && foo(gross)', /“foo” is not understood/, '1:21'],
  ['cel', 'genre == "Drama" &&\n  && gross > 5', /condition is missing/, '2:3'],
  ['cel', 'genre = "Drama"', /not understood/, '1:1'],
  ['cel', 'genre == "Drama', /has no end/, '1:10'],
  ['cel', 'genre == "Drama")', /closes nothing/, '1:17'],
  ['mongodb', '{"genre": "Drama",}', /name in double quotes/, '1:19'],
  ['mongodb', '{"genre":\n{"$where": "alert(1)"}}', /\$where is not understood/, '2:12'],
  ['mongodb', '{"$nor": []}', /\$nor is not understood/, '1:10'],
  ['mongodb', '[]', /condition in \{ \}/, '1:1'],
  ['mongodb', '{"title": {"$regex": "a|b"}}', /two plain characters/, '1:22'],
  ['jsonlogic', '{"and": [{"map": [1]}]}', /“map” is not understood/, '1:18'],
  ['jsonlogic', '{"<": [5, {"var": "gross"}]}', /needs a/, '1:7'],
  ['jsonlogic', 'true', /object with one operation/, '1:1'],
  ['json', '{"combinator": "and"', /\} is missing/, '1:21'],
  ['json', '{\n"combinator": "nor", "rules": []}', /there is no combinator "nor"/, '2:15'],
  [
    'json',
    '{"combinator":"and","rules":[{"field":"title","operator":"=","value":{"a":1}}]}',
    /rules\[0\]\.value: must be/,
    '1:70',
  ],
  ['json', '{"rules":[{"field":"title","operator":"=","value":""},"and"]}', /combinator between/],
  ['mongodb', '{"genre": "Drama",\n"gross":{"$gt":1e400}}', /1e400 is too large/, '2:16'],
  ['cel', 'genre == "Drama" &&\n gross > 9223372036854775808', /^9223372036854775808 cannot be kept exactly/, '2:10'],
  ['cel', 'gross > 5 && gross < -9007199254740993', /^9007199254740993 cannot be kept exactly/, '1:23'],
  ['cel', 'gross in [1, 9007199254740993]', /cannot be kept exactly/, '1:14'],
  ['cel', 'gross > 1.5e999', /1.5e999 is too large/, '1:9'],
  ['sql', "title = '9223372036854775808' and gross > 9223372036854775808", /cannot be kept exactly/, '1:43'],
  ['sql', 'gross between 1 and 9007199254740993', /cannot be kept exactly/, '1:21'],
  ['mongodb', '{"gross": {"$in": [1, 9223372036854775808]}}', /cannot be kept exactly/, '1:23'],
  ['jsonlogic', '{"<": [{"var": "gross"}, 9007199254740993]}', /cannot be kept exactly/, '1:26'],
  ['json', '{"combinator":"and","rules":[{"field":"gross","operator":"=","value":-1e999}]}', /is too large/, '1:70'],
  [
    'json',
    '{"combinator":"and","rules":[{"field":"gross","operator":"=","value":9007199254740993}]}',
    /cannot be kept exactly/,
    '1:70',
  ],
];
it("SQL may end in a semicolon, and a comment's signs may stand in a text", () => {
  for (const text of ["title = 'a';", "title = '-- a'", "title = '/* a */'"])
    expect(read('sql', text)).toHaveProperty('query');
});
it.each(refused)('%s refuses %j', (id, text, message, place) => {
  const imported = read(id, text);
  expect('error' in imported ? imported.error : imported).toMatch(message);
  if (place && 'error' in imported) expect(`${imported.place?.line}:${imported.place?.column}`).toBe(place);
});

it.each([
  ['cel', 'gross > 9007199254740991 && title == "9223372036854775808" && gross < 1e15 && gross > 9007199254740992.5'],
  ['sql', "title = '9223372036854775808' and gross > 9007199254740991 and gross < 0.1"],
  ['mongodb', '{"title": "9223372036854775808", "gross": {"$gt": 9007199254740991}, "budget": 1e20}'],
  ['jsonlogic', '{"==": [{"var": "title"}, "9223372036854775808"]}'],
])('%s reads numbers that stay what they are, and any text: %s', (id, text) =>
  expect(read(id, text)).toMatchObject({ query: {} }),
);

it.each([
  ['sql', 'not gross > 5 and (not (gross not between 1 and 2) or title is not null)', 2],
  ['sql', 'not (not (gross > 5) and budget = 1)', 2],
  ['cel', '!(!(gross > 5))', 2],
  ['mongodb', '{"gross": {"$not": {"$not": {"$gt": 5}}}}', 2],
  ['jsonlogic', '{"!": {"!": {">": [{"var": "gross"}, 5]}}}', 2],
  ['jsonlogic', '{"!!": {">": [{"var": "gross"}, 5]}}', 0],
])('%s keeps each negation: %s', (id, text, count) => {
  const imported = read(id, text);
  expect('query' in imported && JSON.stringify(imported.query).split('"not":true')).toHaveLength(count + 1);
  expect('query' in imported && rulesOf(imported.query).length).toBeGreaterThan(0);
});

it.each<[unknown, string]>([
  [5, 'A query: must be an object with "combinator" and "rules".'],
  [[], 'rules: is missing.'],
  [{}, 'rules: is missing.'],
  [{ combinator: 'and' }, 'rules: is missing.'],
  [{ combinator: 'and', rules: {} }, 'rules: must be a list.'],
  [{ combinator: 'and', rules: [5] }, 'rules[0]: must be an object.'],
  [{ rules: [null] }, 'rules[0]: must be an object.'],
  [{ combinator: 'and', rules: [{}] }, 'rules[0].field: is missing.'],
  [{ combinator: 'and', rules: [{ field: 'title' }] }, 'rules[0].operator: is missing.'],
  [
    { combinator: 'and', rules: [{ field: 'title', operator: 'in', value: Array(201).fill('a') }] },
    'rules[0].value: must not have more than 200 items.',
  ],
  [{ combinator: 'and', rules: [{ field: 'title', operator: '=', value: [[]] }] }, 'rules[0].value: must be a text'],
  [{ combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'a'.repeat(2001) }] }, 'must not be longer'],
  [{ combinator: 'and', rules: [{ field: 'title', operator: '=', id: 5 }] }, 'rules[0].id: must be a text.'],
  [{ combinator: 'and', rules: [], not: 1 }, 'not: must be true or false.'],
])('JSON is refused in words of the page: %j', (content, message) =>
  expect(read('json', JSON.stringify(content))).toMatchObject({ error: expect.stringContaining(message) }),
);

it('JSON with a rule whose field is not chosen yet is read', () => {
  const rules = [{ field: '~', operator: '~', value: '' }];
  expect(read('json', JSON.stringify({ combinator: 'and', rules }))).toMatchObject({ query: { rules } });
});
