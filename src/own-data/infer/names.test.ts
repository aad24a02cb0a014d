import { formatQuery } from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import { unpackLater } from '../../dataset/packedTable';
import { parts } from '../../engines/proof/parts';
import { runsOf } from '../../engines/registry';
import { builderField } from '../builderField';
import type { DataField } from '../DataSet';
import { fieldOf } from './fieldOf';
import { safeName } from './names';
import { reserved } from './reserved';

const odd = [
  '',
  ' ',
  '1',
  'a b',
  'Größe',
  '価格',
  '$where',
  'a.b',
  'a-b',
  '__proto__',
  'x'.repeat(200),
  'a"b',
  "it's",
  '?x',
  '@id',
];
/** Words of query languages, and what nobody should call a column. */
const headings = [...reserved, ...[...reserved].map((word) => word.toUpperCase()), ...odd];
const taken = new Set<string>();
const names = headings.map((heading, index) => {
  const name = safeName(heading, taken, index + 1);
  taken.add(name.toLowerCase());
  return name;
});

it('every name is of letters and digits, short, and no other', () => {
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{0,39}$/);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(headings.length);
  expect(names.filter((name) => reserved.has(name.toLowerCase()))).toEqual([]);
});

/** Tables of some columns each: a query of hundreds of rules is too large for some engines. */
const together = 40;
const chunks = Array.from({ length: Math.ceil(names.length / together) }, (_, at) =>
  names.slice(at * together, (at + 1) * together),
);
// PostgreSQL and Oxigraph take seconds to start, and read names as SQL and as variables.
const runs = runsOf().filter(({ engine }) => !engine.onRequest);

describe.each(runs.map(({ engine, format }) => ({ engine, format, id: `${engine.id} ${format}` })))(
  'in $id',
  ({ engine, format }) => {
    it('columns with these names are found', async () => {
      for (const chunk of chunks) {
        const fields: DataField[] = chunk.map((name) =>
          fieldOf({ name, label: name, type: 'number', nullable: false }),
        );
        const table = unpackLater({
          columns: chunk.map((name) => ({ name, type: 'number' })),
          values: chunk.map((_, index) => [index, -1]),
        });
        const query = { combinator: 'and', rules: chunk.map((field, value) => ({ field, operator: '=', value })) };
        const options = { format, fields: fields.map(builderField), parseNumbers: true, ...engine.options };
        const exported = formatQuery(query as never, options as never);
        const read = engine.read ? await engine.read(exported, table.columns) : exported;
        const { rows, refused } = await (await parts[engine.id].create(table)).select(read);
        expect([rows, refused?.message], chunk.join()).toEqual([[0], undefined]);
      }
    });
  },
);
