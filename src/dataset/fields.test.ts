import { defaultOperators, type ValueEditorType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { fields, type MovieRow } from './fields';
import { readMovies } from './movies/readMovies';

const rows: MovieRow[] = readMovies();

/** Every editor of the release: the types fail here when one is missing. */
const editors: Record<NonNullable<ValueEditorType>, true> = {
  checkbox: true,
  multiselect: true,
  radio: true,
  select: true,
  switch: true,
  text: true,
  textarea: true,
};

describe('fields of the movies table', () => {
  it('reads the whole table', () => expect(rows).toHaveLength(3201));
  it.each(fields)('$name has a value in most rows', ({ column, derive }) => {
    const valued = rows.map((row) => (derive ? derive(row) : row[column])).filter((value) => value !== null);
    expect(valued).not.toContain(undefined);
    expect(valued.length).toBeGreaterThan(1000);
  });
  it.each(fields.filter((field) => field.values))(
    '$name offers exactly the values of its column',
    ({ column, values }) => {
      const offered = (values as { name: string }[]).map(({ name }) => name);
      const present = rows.map((row) => row[column as string]).filter((value) => value !== null);
      expect(offered).toEqual([...new Set(present)].sort());
    },
  );
  it.each(fields)('$name labels its operators as the release does', ({ operators = [] }) => {
    const names = (operators as { name: string }[]).map(({ name }) => name);
    expect(operators).toEqual(names.map((name) => defaultOperators.find((operator) => operator.name === name)));
  });
  it('use every editor of the release, and none that their operators do not lead to', () => {
    const shown = fields.flatMap(({ valueEditorType: type, operators = defaultOperators }) =>
      (operators as { name: string }[]).map(({ name }) => (typeof type === 'function' ? type(name) : (type ?? 'text'))),
    );
    expect([...new Set(shown)].sort()).toEqual(Object.keys(editors).sort());
    const inputs = fields.map(({ inputType }) => inputType ?? 'text');
    expect([...new Set(inputs)].sort()).toEqual(['date', 'number', 'text']);
    expect(fields.some(({ valueSources }) => valueSources !== undefined)).toBe(true);
  });
});
