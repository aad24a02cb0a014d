import * as next from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { unpack } from '../dataset/packedTable';
import { setOfTests } from '../own-data/setOfTests';
import { type Engines, execute, startEngines } from './proof/run';
import { pageEngines, runsAtOnce } from './registry';

/** A visitor's table, some of whose columns are called like those of the movies or their lists. */
const table = unpack(setOfTests.table as NonNullable<typeof setOfTests.table>);
let engines: Engines;
beforeAll(async () => {
  const atOnce = pageEngines.filter(({ onRequest }) => !onRequest);
  engines = await startEngines(
    table,
    atOnce.map(({ id }) => id),
  );
});

const select = async (format: string, rule: { field: string; operator: string; value: unknown }) => {
  const query = { combinator: 'and', rules: [rule] };
  return (await execute(query, { format, parseNumbers: false }, next, engines, table)).rows;
};

describe.each(runsAtOnce(next.version).map(({ format }) => format))('%s on a visitor’s own table', (format) => {
  it('selects rows by its own columns', async () => {
    expect(await select(format, { field: 'status', operator: '=', value: 'paid' })).toEqual([1, 2]);
    expect(await select(format, { field: 'title', operator: '=', value: 'Bo <b>' })).toEqual([2]);
    expect(await select(format, { field: 'ratings', operator: '=', value: 'c' })).toEqual([3]);
  });
});
