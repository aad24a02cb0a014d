import { setOfTests } from '@site/src/own-data/setOfTests';
import { expect, it } from 'vitest';
import { noExtraFields } from '../../dataset/extraFields';
import { five } from './5';
import { eight } from './8';
import { exportQuery, formatOptions } from './exports';
import { onData } from './onData';
import { fieldsOf } from './useFields';

const query = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'Ada' }] };
const exported = (format: string, data: typeof setOfTests | undefined) => {
  const release = onData(eight, { data });
  return exportQuery(release, query, formatOptions(release, format, {}));
};

it('a release is the same one for the same data, and itself without', () => {
  expect(onData(five, { data: undefined })).toBe(five);
  expect(onData(five, { data: setOfTests })).toBe(onData(five, { data: setOfTests }));
  expect(onData(eight, { data: setOfTests })).not.toBe(onData(five, { data: setOfTests }));
});

it('has the fields of the data, and those that were added', () => {
  const names = ['id', 'title', 'status', 'paid', 'ratings'];
  expect(onData(five, { data: setOfTests }).fields.map(({ name }) => name)).toEqual(names);
  const about = { data: setOfTests, extraFields: [{ name: 'age', type: 'number' as const }] };
  expect(fieldsOf(five, about).map(({ name }) => name)).toEqual([...names, 'age']);
  expect(fieldsOf(five, { data: undefined, extraFields: noExtraFields })).toBe(five.fields);
});

it('exports with their labels and columns', () => {
  expect(exported('natural_language', setOfTests)).toMatch(/^Customer /);
  expect(exported('natural_language', undefined)).toMatch(/^Title /);
  expect(exported('drizzle', setOfTests)).toContain('table.title');
  expect(exported('drizzle', undefined)).toContain('movies.title');
  expect(exported('tanstack_db', setOfTests)).toContain('row.title');
});
