import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fields } from './fields';

const rows: Record<string, unknown>[] = JSON.parse(readFileSync('node_modules/vega-datasets/data/movies.json', 'utf8'));

describe('fields of the movies table', () => {
  it('reads the whole table', () => expect(rows).toHaveLength(3201));
  it.each(fields)('$name stands for a column that has values', ({ column }) => {
    expect(rows.some((row) => row[column] !== null && row[column] !== undefined)).toBe(true);
  });
  it.each(fields.filter((field) => field.values))(
    '$name offers exactly the values of its column',
    ({ column, values }) => {
      const offered = (values as { name: string }[]).map(({ name }) => name);
      expect(offered).toEqual([...new Set(rows.map((row) => row[column]).filter((value) => value !== null))].sort());
    },
  );
});
