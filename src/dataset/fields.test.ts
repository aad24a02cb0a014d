import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fields, type MovieRow } from './fields';

const rows: MovieRow[] = JSON.parse(readFileSync('node_modules/vega-datasets/data/movies.json', 'utf8'));

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
  it('use every editor of the release', () => {
    const types = fields.flatMap(({ valueEditorType: type, inputType }) =>
      typeof type === 'function' ? [type('='), type('in')] : [type ?? inputType ?? 'text'],
    );
    expect([...new Set(types)].sort()).toEqual(
      ['checkbox', 'date', 'multiselect', 'number', 'radio', 'select', 'text', 'textarea'].sort(),
    );
    expect(fields.some(({ valueSources }) => valueSources !== undefined)).toBe(true);
  });
});
