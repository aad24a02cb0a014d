import * as v from 'valibot';
import { expect, it } from 'vitest';
import { dataSetSchema } from '../dataSetSchema';
import { limits } from '../limits';
import { readInput } from './readInput';
import { schemas } from './schemas';
import { tables } from './tables';

const long = 'y'.repeat(limits.textLength + 1);

/** What is read can be put into links, files and the browser's storage, whose schema is stricter than a reader. */
it.each([
  ['a file with a long name', `${long}.csv`, 'a,b\n1,2'],
  ['a long value of SQL', '', `CREATE TABLE t (a TEXT CHECK (a IN ('${long}', 'b')))`],
  ['a long value of a JSON Schema', '', JSON.stringify({ properties: { a: { enum: [long, 'b'] } }, type: 'object' })],
  ['a long value of a TypeScript type', '', `type A = { a: '${long}' | 'b' }`],
  ['long headings', 'a.csv', `${long},${long}\n1,2`],
])('%s gives a set that is taken as it is', async (_, name, text) => {
  const { set } = await readInput(new Blob([text]), name, { ...tables, ...schemas });
  const { name: title, fields } = set;
  expect(v.parse(dataSetSchema, set)).toEqual({ name: title, fields });
});
