import * as latest from 'samples-v5/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { unpack } from '../dataset/packedTable';
import type { Row } from '../dataset/table';
import { musicians } from '../own-data/musicians';
import { type Engines, execute, startEngines } from './proof/run';
import { pageEngines, runsAtOnce } from './registry';

const table = unpack(musicians.table as NonNullable<typeof musicians.table>);
let engines: Engines;
beforeAll(async () => {
  const atOnce = pageEngines.filter(({ onRequest }) => !onRequest);
  engines = await startEngines(
    table,
    atOnce.map(({ id }) => id),
  );
});

/** A rule on a field of each type, and which rows it means. */
const rules: [
  rule: { field: string; operator: string; value: unknown; valueSource?: string },
  is: (row: Row) => boolean,
][] = [
  [{ field: 'firstName', operator: 'beginsWith', value: 'Stev' }, (row) => String(row.firstName).startsWith('Stev')],
  [{ field: 'age', operator: '>', value: '28' }, (row) => Number(row.age) > 28],
  [{ field: 'isMusician', operator: '=', value: true }, (row) => row.isMusician === true],
  [{ field: 'instrument', operator: '=', value: 'Guitar' }, (row) => row.instrument === 'Guitar'],
  [
    { field: 'alsoPlays', operator: 'in', value: ['Oud', 'Piano'] },
    (row) => /^(Oud|Piano)$/.test(String(row.alsoPlays)),
  ],
  [{ field: 'birthdate', operator: '>=', value: '1990-01-01' }, (row) => String(row.birthdate) >= '1990-01-01'],
  [{ field: 'birthMonth', operator: '<', value: '1990-01' }, (row) => String(row.birthMonth) < '1990-01'],
  [
    { field: 'description', operator: 'contains', value: 'by the sea' },
    (row) => /by the sea/.test(String(row.description)),
  ],
  [
    { field: 'groupedField1', operator: '=', value: 'groupedField4', valueSource: 'field' },
    (row) => row.groupedField1 === row.groupedField4,
  ],
];

describe.each(runsAtOnce(latest.version).map(({ format }) => format))('%s on the musicians', (format) => {
  it.each(rules)('selects what %o means', async (rule, is) => {
    const query = { combinator: 'and', rules: [rule] };
    const { rows } = await execute(query, { format, parseNumbers: true }, latest, engines, table);
    const meant = table.rows.flatMap((row, index) => (is(row) ? [index] : []));
    expect(meant.length).toBeGreaterThan(0);
    expect(rows).toEqual(meant);
  });
});
