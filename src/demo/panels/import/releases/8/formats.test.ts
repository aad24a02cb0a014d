import { rulesOf } from '@site/packages/query';
import { bounds } from '@site/src/query/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportFormat } from '../../formats/ImportFormat';
import { importQuery } from '../../formats/importQuery';
import { importFormats } from '.';

const formats: Record<string, ImportFormat> = {};
beforeAll(async () => {
  for (const { id, load } of importFormats) formats[id] = (await load()).format;
});
const read = (id: string, text: string) =>
  importQuery(formats[id] as ImportFormat, text, { independentCombinators: false, listsAsArrays: true });

it.each(importFormats)('$label reads its own sample, all of it', ({ id }) => {
  const imported = read(id, (formats[id] as ImportFormat).sample);
  const rules = { json: 2, spel: 5, sparql: 5 }[id] ?? 4;
  expect('error' in imported ? imported : rulesOf(imported.query).length).toBe(rules);
});

const taken: [string, string, object][] = [
  ['sql', "m.genre <> 'Drama' -- not that", { field: 'genre', operator: '!=', value: 'Drama' }],
  ['sql', "SELECT * FROM movies WHERE director = 'O''Brien';", { field: 'director', value: "O'Brien" }],
  ['sql', 'gross = -5', { field: 'gross', operator: '=', value: -5 }],
  ['sql', '5 < gross', { field: 'gross', operator: '>', value: 5 }],
  ['sql', "title = ''", { field: 'title', operator: '=', value: '' }],
  ['mongodb', '{"$nor": [{"gross": {"$gt": 5}}]}', { field: 'gross', operator: '>', value: 5 }],
  ['mongodb', '{"$gt": ["$gross", "$budget"]}', { field: 'gross', value: 'budget', valueSource: 'field' }],
  ['mongodb', '{"title": {"$regex": "x"}}', { field: 'title', operator: 'contains', value: 'x' }],
  ['spel', "title == 'O\\'Brien'", { field: 'title', value: "O'Brien" }],
  ['spel', "title matches '.*x$'", { operator: 'endsWith', value: 'x' }],
  ['spel', 'gross between {1, 5}', { operator: 'between', value: [1, 5] }],
  ['jsonata', '$contains(title, /^a\\.b/)', { operator: 'beginsWith', value: 'a.b' }],
  ['jsonata', 'title = "\\u00e9\\n"', { operator: '=', value: 'é\n' }],
  ['cypher', "MATCH (m:Movie) WHERE m.title = 'a' RETURN m.title", { field: 'title', value: 'a' }],
  ['cypher', '90 <= runningTime', { field: 'runningTime', operator: '>=', value: 90 }],
  ['gremlin', "g.V().hasLabel('movie').has('gross', between(1, 5))", { operator: 'between', value: [1, 5] }],
  ['sparql', '?profitable = "true"^^xsd:boolean', { field: 'profitable', value: true }],
  ['sparql', 'SELECT ?m WHERE { ?m :genre ?genre . FILTER(?genre = "Drama") }', { field: 'genre', value: 'Drama' }],
];
it.each(taken)('%s reads %j', (id, text, rule) => {
  const imported = read(id, text);
  expect('error' in imported ? imported : rulesOf(imported.query)).toEqual([expect.objectContaining(rule)]);
});

it('jsonlogic keeps each negation of one inside another', () =>
  expect(read('jsonlogic', '{"!": {"!": {">": [{"var": "gross"}, 5]}}}')).toMatchObject({
    query: { not: true, rules: [{ not: true, rules: [{ field: 'gross', operator: '>' }] }] },
  }));

const refused: [string, string, RegExp, string?][] = [
  ['sql', "genre = 'Drama'\n  and gross ==== 5", /“=” is not understood/, '2:14'],
  ['sql', 'genre = ', /missing at the end/, '1:9'],
  ['sql', "genre = 'Drama' and (gross > 5", /never closed/, '1:21'],
  ['sql', "title like 'J_ws'", /After LIKE/, '1:12'],
  ['sql', 'not (\nnot (gross > 5))', /misreads “not/, '1:1'],
  ['sql', "genre = 'Drama' xor gross > 5", /“xor” is not understood/, '1:17'],
  ['sql', "upper(title) = 'JAWS'", /“\(” is not understood/, '1:6'],
  ['sql', 'director = null', /“null” is not understood/, '1:12'],
  ['sql', "title = 'a' ; drop table x", /“;” is not understood/, '1:13'],
  ['sql', 'gross between 1 and 9007199254740993', /cannot be kept exactly/, '1:21'],
  ['mongodb', '{"$nor": [{"$where": "x"}]}', /\$where is not understood/, '1:22'],
  ['mongodb', '{"$ne": ["$gross", "$budget"]}', /In \$expr, release 8/],
  ['jsonlogic', '{"<": [5, {"var": "gross"}]}', /needs a/, '1:7'],
  ['cel', 'genre == "Drama" &&\n  && gross > 5', /condition is missing/, '2:3'],
  ['cel', 'gross > 5 && title.size() > 5', /“size” is not understood/, '1:20'],
  ['spel', "genre == 'Drama' and\n title.startsWith('The')", /“\.” is not understood/, '2:7'],
  ['spel', 'gross == -5', /leaves out “gross == -5”/, '1:1'],
  ['spel', 'genre == null and not (gross == 5)', /leaves out|misreads|does not understand/, '1:19'],
  ['spel', "title matches 'war'", /After matches/, '1:15'],
  ['spel', 'gross between {5, 1}', /misreads “gross between \{5, 1\}”/, '1:1'],
  ['spel', "title == 'a", /has no end/, '1:10'],
  ['jsonata', 'gross > 5 and\n  $length(title) > 3', /“\$length” is not understood/, '2:3'],
  ['jsonata', '$contains(title, /a.b/)', /Of patterns/, '1:18'],
  ['jsonata', 'gross > 5 /* x */', /A comment begins here/, '1:11'],
  ['jsonata', 'title = "a\\q"', /backslash that stands for nothing/, '1:9'],
  ['cypher', 'gross > 5 AND\n gross > budget', /misreads “gross > budget” as “gross > 'budget'”/, '2:2'],
  ['cypher', 'gross > 5 AND title =~ "x"', /“~” is not understood/, '1:22'],
  ['cypher', 'gross > 5 AND genre = "Drama"', /leaves out|misreads|does not understand/, '1:15'],
  ['cypher', 'gross > 5 // x', /A comment begins here/, '1:11'],
  ['cypher', 'MATCH (m)-[:BY]->(p) WHERE gross > 5', /WHERE is expected/, '1:10'],
  ['cypher', "title = 'a\\nb'", /Of backslashes/, '1:11'],
  ['gremlin', ".has('gross', 1)\n.or(__.has('title', 'b'), __.has('title', 'c'))", /leaves out “or\(/, '2:2'],
  ['gremlin', '.has("gross", 1)', /leaves out|misreads|does not understand/, '1:2'],
  ['gremlin', ".has('gross', gt(budget))", /misreads “has/, '1:2'],
  ['gremlin', ".out('x').has('gross', 1)", /“out” is not understood/, '1:2'],
  ['gremlin', ".has('title', constructor('x'))", /“constructor” is not understood/, '1:15'],
  ['sparql', '?gross > 5 &&\n ?genre IN ("Drama")', /leaves out “\?genre IN/, '2:2'],
  ['sparql', '?title = "a" || ?title = "b" && ?gross > 5', /misreads “.* && .*” as “.*\|\|/, '1:1'],
  ['sparql', '?gross > 5 && LCASE(?title) = "a"', /“LCASE” is not understood/, '1:15'],
  ['sparql', '?title = "007"', /misreads “\?title = "007"” as/, '1:1'],
  ['sparql', '?gross > 5 # x', /A comment begins here/, '1:12'],
  ['sparql', 'SELECT * WHERE { OPTIONAL { ?m :a ?b } FILTER(?gross > 5) }', /one FILTER/, '1:18'],
  ['sparql', '?gross > 5 && ?studio = "x"', /no field “studio”/, '1:16'],
  ['gremlin', ".has('gross', 1).has('studio', 'x')", /no field “studio”/, '1:23'],
  ['cypher', 'm.gross > 5 AND m.studio = 1', /no field “studio”/, '1:19'],
];
it.each(refused)('%s refuses %j', (id, text, message, place) => {
  const imported = read(id, text);
  expect('error' in imported ? imported.error : imported).toMatch(message);
  if (place && 'error' in imported) expect(`${imported.place?.line}:${imported.place?.column}`).toBe(place);
});

/** Milliseconds of the processor after which a text counts as one that gets no answer. */
const endless = 5000;
describe('a hostile text is answered', () => {
  const deep = (open: string, inner: string, close: string) => (times: number) =>
    open.repeat(times) + inner + close.repeat(times);
  const joined = (condition: string, join: string) => (times: number) => Array(times).fill(condition).join(join);
  /** Texts of each language that are long, deep, or full of what a regular expression tries again and again. */
  const hostile: Record<string, Record<string, string>> = {
    sql: {
      deep: deep('(', 'gross > 5', ')')(20_000),
      long: joined('gross > 5', ' and ')(7000),
      'as many as are read': joined('gross > 5', ' and ')(1000),
    },
    mongodb: {
      deep: deep('{"$and":[', '{"gross":5}', ']}')(5000),
      long: `{"$and":[${joined('{"gross":5}', ',')(8000)}]}`,
    },
    jsonlogic: { deep: deep('{"!":', '{"==":[{"var":"gross"},5]}', '}')(8000) },
    cel: {
      deep: deep('!(', 'gross > 5', ')')(20_000),
      long: joined('gross > 5', ' && ')(7000),
      'as many as are read': joined('gross > 5', ' && ')(1000),
    },
    spel: {
      deep: deep('!(', 'gross > 5', ')')(20_000),
      long: joined('gross > 5', ' and ')(7000),
      'as many as are read': joined('gross > 5', ' and ')(1000),
    },
    jsonata: {
      deep: deep('$not(', 'gross > 5', ')')(10_000),
      long: joined('gross > 5', ' and ')(7000),
      'as many as are read': joined('gross > 5', ' and ')(1000),
      pattern: `$contains(title, /^${'a'.repeat(50_000)}(/)`,
    },
    cypher: {
      deep: deep('NOT (', 'gross > 5', ')')(10_000),
      long: joined('gross > 5', ' AND ')(7000),
      'as many as are read': joined('gross > 5', ' AND ')(1000),
    },
    gremlin: {
      deep: deep('.not(__', ".has('gross', 5)", ')')(8000),
      long: joined(".has('gross', 5)", '')(6000),
      'as many as are read': joined(".has('gross', 5)", '')(1000),
      brackets: `.has('title', ${'a('.repeat(20_000)}${')'.repeat(20_000)})`,
    },
    sparql: {
      deep: deep('!(', '?gross > 5', ')')(20_000),
      long: joined('?gross > 5', ' && ')(1700),
      prefixes: joined(`?title = "${'a:b '.repeat(450)}"`, ' && ')(13),
      longer: joined(`?title = "${'a:b '.repeat(450)}"`, ' && ')(50),
    },
    json: { deep: deep('{"rules":[', '', ']}')(5000) },
  };
  const everywhere = {
    quotes: `${"'".repeat(50_001)}`,
    backslashes: `gross = '${'\\'.repeat(99_000)}`,
    'an open comment': '/*'.repeat(40_000),
    blanks: `gross${' '.repeat(99_000)}x`,
    prototypes: '__proto__ = constructor and toString = valueOf',
    'an open pattern': `$contains(title, /${'('.repeat(40_000)}`,
  };
  const cases = importFormats.flatMap(({ id }) =>
    Object.entries({ ...hostile[id], ...everywhere }).map(([name, text]) => ({ id, name, text })),
  );
  it('there is one for every format', () => expect(Object.keys(hostile)).toEqual(importFormats.map(({ id }) => id)));
  it.each(cases)('$id: $name', ({ id, text }) => {
    const start = process.cpuUsage();
    const imported = read(id, text);
    const took = process.cpuUsage(start).user / 1000;
    if ('query' in imported) expect(rulesOf(imported.query).length).toBeLessThanOrEqual(bounds.rules);
    else expect(imported.error.length).toBeGreaterThan(10);
    expect(took).toBeLessThan(endless);
  });
});
