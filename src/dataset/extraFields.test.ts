import { createSqlite } from '@site/src/engines/sqlite/engine';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asColumn, asField, type ExtraField, mostExtraFields } from './extraFields';
import { extraFieldsSchema, nameProblem } from './extraFieldsSchema';
import { fields } from './fields';
import { loadTable, showTable } from './loadTable';
import { readMovies } from './movies/readMovies';
import { packMovies, unpack } from './packedTable';
import { columns } from './table';

const movies = packMovies(readMovies());
vi.mock('./loadMovies', () => ({ loadMovies: async () => movies }));
afterEach(() => showTable({ own: undefined, extra: [] }));

const age: ExtraField = { name: 'age', type: 'number' };

describe('names of fields that are added', () => {
  it.each(['age', '_x', 'född', 'år2', 'a'.repeat(40)])('%s', (name) => expect(nameProblem(name)).toBeUndefined());
  it.each([
    ...['', ' ', 'a b', 'film.age', '2x', '$where', '~', 'a"b', "a'b", '<img>', 'a'.repeat(41)],
    ...[
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      'row',
      'ROWID',
      'ctid',
      'title',
      'Title',
    ],
  ])('not “%s”', (name) => {
    expect(nameProblem(name)).toMatch(/^must /);
    expect(v.safeParse(extraFieldsSchema, [{ name, type: 'text' }]).success).toBe(false);
  });
  it('not every field of the table, in capital letters or not', () => {
    for (const { name } of fields) expect(nameProblem(name.toUpperCase())).toMatch(/name that the table has/);
  });
});

it.each([
  [[{ name: 'age', type: 'text', derive: 'x' }], true],
  [[{ name: 'age', type: 'boolean' }], false],
  [[age, { name: 'AGE', type: 'text' }], false],
  [Array.from({ length: mostExtraFields }, (_, index) => ({ name: `x${index}`, type: 'date' })), true],
  [Array.from({ length: mostExtraFields + 1 }, (_, index) => ({ name: `x${index}`, type: 'date' })), false],
  ['age', false],
])('%j in a link is taken: %s', (content, isTaken) => {
  const { success, output } = v.safeParse(extraFieldsSchema, content);
  expect(success).toBe(isTaken);
  if (success) expect(Object.keys(output[0] ?? {})).toEqual(['name', 'type']);
});

it('an added field has the editors of its type, and nothing else that others have', () => {
  expect(asField(age)).toMatchObject({ name: 'age', label: 'age', inputType: 'number' });
  expect(asField({ name: 'note', type: 'text' })).toEqual({ name: 'note', label: 'note' });
});

it('its column is in the table, empty, and an engine selects by it', async () => {
  expect((await loadTable()).columns).toEqual(columns);
  showTable({ own: undefined, extra: [asColumn(age)] });
  const table = await loadTable();
  expect(table.columns.at(-1)).toEqual({ name: 'age', type: 'number' });
  expect(new Set(table.values.at(-1))).toEqual(new Set([null]));
  expect(await loadTable()).toBe(table);
  const sqlite = await createSqlite(unpack(table));
  expect((await sqlite.select('age is null')).rows).toHaveLength(3201);
  expect((await sqlite.select('age > 5')).rows).toEqual([]);
});
