import { rulesOf } from '@site/packages/query';
import { asField } from '@site/src/dataset/extraFields';
import { fields } from '@site/src/dataset/fields';
import { describe, expect, it } from 'vitest';
import { importFormats as ofFive } from '../releases/5';
import { importFormats as ofEight } from '../releases/8';
import { importQuery } from './importQuery';

const shape = { independentCombinators: false, listsAsArrays: true };

/** A text in each language that names two fields which do not exist, and one that does. */
const texts: Record<string, string> = {
  sql: "age > 5 and genre = 'Drama' and studio = 'x'",
  mongodb: '{"$and": [{"age": {"$gt": 5}}, {"genre": "Drama"}, {"studio": "x"}]}',
  jsonlogic:
    '{"and": [{">": [{"var": "age"}, 5]}, {"==": [{"var": "genre"}, "Drama"]}, {"==": [{"var": "studio"}, "x"]}]}',
  cel: 'age > 5 && genre == "Drama" && studio == "x"',
  spel: "age > 5 and genre == 'Drama' and studio == 'x'",
  jsonata: 'age > 5 and genre = "Drama" and studio = "x"',
  cypher: "m.age > 5 AND m.genre = 'Drama' AND m.studio = 'x'",
  gremlin: ".has('age', gt(5)).has('genre', 'Drama').has('studio', 'x')",
  sparql: '?age > 5 && ?genre = "Drama" && ?studio = "x"',
  json: '{"combinator": "and", "rules": [{"field": "age", "operator": ">", "value": 5}, {"field": "genre", "operator": "=", "value": "Drama"}, {"field": "studio", "operator": "=", "value": "x"}]}',
};
const all = [...ofFive, ...ofEight].map(({ id, load }, index) => ({ id, load, of: index < ofFive.length ? 5 : 8 }));

describe.each(all)('$id of release $of', async ({ id, load }) => {
  const { format } = await load();
  const text = texts[id] as string;
  it('names every field that there is not, and the place of the first', () => {
    const imported = importQuery(format, text, shape);
    expect(imported).toMatchObject({ error: expect.stringContaining('no field “age”'), unknown: ['age', 'studio'] });
    expect('place' in imported && text.slice((imported.place?.column ?? 0) - 1)).toMatch(/^"?age/);
  });
  it('reads them as other fields, or as new ones', () => {
    const imported = importQuery(format, text, {
      ...shape,
      fields: [...fields, asField({ name: 'studio', type: 'text' })],
      standFor: new Map([['age', 'imdbRating']]),
    });
    expect('query' in imported ? rulesOf(imported.query) : imported).toMatchObject([
      { field: 'imdbRating', operator: '>' },
      { field: 'genre' },
      { field: 'studio', value: 'x' },
    ]);
  });
  it('refuses what the chosen field does not offer, at its place in the text', () => {
    const standFor = new Map([
      ['age', 'rating'],
      ['studio', 'title'],
    ]);
    const imported = importQuery(format, text, { ...shape, standFor });
    expect(imported).toMatchObject({ error: expect.stringContaining('“rating” does not offer >') });
    expect('place' in imported && text.slice((imported.place?.column ?? 0) - 1)).toMatch(/^"?age/);
  });
});

describe('SQL', () => {
  const loadFormat = async () => (await import('../releases/5/sql')).format;
  it('has names on either side of a comparison', async () => {
    const format = await loadFormat();
    expect(importQuery(format, 'gross > costs', shape)).toMatchObject({ unknown: ['costs'] });
    const read = importQuery(format, 'gross > costs', { ...shape, standFor: new Map([['costs', 'budget']]) });
    expect('query' in read && rulesOf(read.query)).toMatchObject([{ value: 'budget', valueSource: 'field' }]);
  });
  it('may have names of JavaScript', async () => {
    const format = await loadFormat();
    const text = '__proto__ = 5 and constructor = 6';
    expect(importQuery(format, text, shape)).toMatchObject({ unknown: ['__proto__', 'constructor'] });
    const standFor = new Map([
      ['__proto__', 'gross'],
      ['constructor', 'budget'],
    ]);
    expect(importQuery(format, text, { ...shape, standFor })).toMatchObject({ query: {} });
  });
  it('has no unknown names where only an operator is wrong', async () =>
    expect(importQuery(await loadFormat(), "genre > 'Drama'", shape)).not.toHaveProperty('unknown'));
});
