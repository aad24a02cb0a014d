import { expect, it } from 'vitest';
import type { PackedTable } from '../dataset/packedTable';
import type { Table } from '../dataset/table';
import type { Request } from './messages';
import { sendTable } from './sendTable';
import { type Port, serve } from './serve';

const tableOf = (rows: number): PackedTable => ({
  columns: [
    { name: 'n', type: 'number' },
    { name: 't', type: 'text' },
  ],
  values: [Array.from({ length: rows }, (_, row) => row), Array.from({ length: rows }, (_, row) => `text ${row}`)],
});

/** What a worker makes of a table that is sent to it, and how it comes. */
async function sent(table: PackedTable, limit?: number) {
  let made: Table | undefined;
  const port: Port = { onmessage: null, postMessage: () => {} };
  serve((given) => {
    made = given;
    return { select: () => ({ rows: [] }) } as never;
  }, port);
  const sizes: number[] = [];
  const told: number[] = [];
  await sendTable(table, {
    send(request) {
      if ('cells' in request) sizes.push(request.cells.length);
      port.onmessage?.({ data: structuredClone(request) } as MessageEvent<Request>);
    },
    isWanted: () => true,
    onProgress: ({ loaded, total = 0 }) => told.push(loaded / total),
    ...(limit && { limit }),
  });
  return { values: made?.values, sizes, told };
}

it('a small table goes as one', async () => {
  expect(await sent(tableOf(3))).toEqual({ values: tableOf(3).values, sizes: [], told: [] });
});

it('a large one goes in parts, of which the worker makes the same table; that is half of loading it', async () => {
  const table = tableOf(54_000);
  expect(await sent(table)).toEqual({
    values: table.values,
    sizes: [20_000, 20_000, 14_000, 20_000, 20_000, 14_000],
    told: [20, 40, 54, 74, 94, 108].map((thousands) => thousands / 216),
  });
});

it.each([9, 60_000])('of one that is too large for the engine, a sample goes: %i rows', async (rows) => {
  const { values, sizes } = await sent(tableOf(120_000), rows);
  expect(sizes).toHaveLength(rows === 9 ? 0 : 6);
  expect(values?.map((cells) => cells.length)).toEqual([rows, rows]);
  expect(values?.map((cells) => cells.at(-1))).toEqual(
    rows === 9 ? [106_666, 'text 106666'] : [119_998, 'text 119998'],
  );
});

it('sends no more to a worker that was given up', async () => {
  const requests: Request[] = [];
  await sendTable(tableOf(60_000), {
    send: (request) => requests.push(request),
    isWanted: () => requests.length < 2,
  });
  expect(requests).toHaveLength(2);
});
