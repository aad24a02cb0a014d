// @vitest-environment jsdom

import type { Exported } from '@site/lines/releaseImports';
import type { Answer } from '@site/src/engines/messages';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ExportFormat } from 'react-querybuilder';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReleaseRows } from './useReleaseRows';

/** Queries that the engine has, each with what answers it. */
let asked: [query: unknown, answer: (rows: number[]) => void][] = [];
const given = vi.hoisted((): unknown[] => []);
vi.mock('@site/src/engines/setTable', () => ({ setTable: (table: unknown) => given.push(table) }));
vi.mock('@site/src/engines/engineClients', () => ({
  engineClients: new Proxy(
    {},
    {
      get: () => ({
        run: (query: unknown) =>
          new Promise<Answer>((resolve) => {
            asked.push([query, (rows) => resolve({ rows: Uint32Array.from(rows), took: 1 })]);
          }),
      }),
    },
  ),
}));

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);
const settled = () => act(async () => {});
/** Answers every query that waits. */
const answer = (...rows: number[]) => act(async () => asked.splice(0).forEach(([, tell]) => void tell(rows)));
const selected = (hook: ReturnType<typeof useReleaseRows>) =>
  hook.rows.map((ran) => ran && 'rows' in ran && [...ran.rows]);

it('says that the rows are of older exports, until those of the present ones have come', async () => {
  type Props = { exports: Exported[] | undefined; format: ExportFormat };
  const { result, rerender } = renderHook(({ exports, format }: Props) => useReleaseRows(exports, format), {
    initialProps: { exports: undefined, format: 'sql' } as Props,
  });
  expect(result.current).toEqual({ rows: [], isBusy: false });
  const old: Exported[] = [{ value: 'a = 1' }, { missing: true }];
  rerender({ exports: old, format: 'sql' });
  expect(result.current).toEqual({ rows: [], isBusy: true });
  await settled();
  await answer(1, 2);
  expect(selected(result.current)).toEqual([[1, 2], undefined]);
  expect(result.current.isBusy).toBe(false);

  const next: Exported[] = [{ value: 'a = 2' }, { value: 'a = 2' }];
  rerender({ exports: next, format: 'sql' });
  await settled();
  expect(asked.map(([query]) => query)).toEqual(['a = 2', 'a = 2']);
  expect(selected(result.current)).toEqual([[1, 2], undefined]);
  expect(result.current.isBusy).toBe(true);
  await answer(3);
  expect(selected(result.current)).toEqual([[3], [3]]);
  expect(result.current.isBusy).toBe(false);

  rerender({ exports: [{ value: '{}' }], format: 'json' });
  expect(result.current).toEqual({ rows: [], isBusy: false });
});

it('are of the movies, or of the table that is given', () => {
  const exports: Exported[] = [{ value: '1 = 1' }];
  const own = { own: { columns: [], values: [] }, extra: [] };
  given.splice(0);
  renderHook(() => useReleaseRows(exports, 'sql'));
  renderHook(() => useReleaseRows(exports, 'sql', '', own));
  expect(given).toEqual([{ own: undefined, extra: [] }, own]);
});
