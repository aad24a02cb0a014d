import { setOfTests } from '@site/src/own-data/setOfTests';
import { expect, it } from 'vitest';
import { noExtraFields } from '../../dataset/extraFields';
import { release5 } from './5';
import { release8 } from './8';
import { exportQuery, formatOptions } from './exports';
import { onData } from './onData';
import { fieldsOf } from './useFields';

const query = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'Ada' }] };
const exported = (format: string, data: typeof setOfTests | undefined) => {
  const release = onData(release8, { data });
  return exportQuery(release, query, formatOptions(release, format, {}));
};

it('a release is the same one for the same data, and itself without', () => {
  expect(onData(release5, { data: undefined })).toBe(release5);
  expect(onData(release5, { data: setOfTests })).toBe(onData(release5, { data: setOfTests }));
  expect(onData(release8, { data: setOfTests })).not.toBe(onData(release5, { data: setOfTests }));
});

it('has the fields of the data, and those that were added', () => {
  const names = ['id', 'title', 'status', 'paid', 'ratings'];
  expect(onData(release5, { data: setOfTests }).fields.map(({ name }) => name)).toEqual(names);
  const about = { data: setOfTests, extraFields: [{ name: 'age', type: 'number' as const }] };
  expect(fieldsOf(release5, about).map(({ name }) => name)).toEqual([...names, 'age']);
  expect(fieldsOf(release5, { data: undefined, extraFields: noExtraFields })).toBe(release5.fields);
});

it('exports with their labels and columns', () => {
  expect(exported('natural_language', setOfTests)).toMatch(/^Customer /);
  expect(exported('natural_language', undefined)).toMatch(/^Title /);
  expect(exported('drizzle', setOfTests)).toContain('table.title');
  expect(exported('drizzle', undefined)).toContain('movies.title');
  expect(exported('tanstack_db', setOfTests)).toContain('row.title');
});
