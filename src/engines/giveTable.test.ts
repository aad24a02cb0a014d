import { expect, it, vi } from 'vitest';
import { giveTable } from './giveTable';

const close = vi.hoisted(() => vi.fn());
vi.mock('../dataset/loadMovies', () => ({ loadMovies: vi.fn() }));
vi.mock('./onTable', () => ({ onTable: { sqlite: { close }, mongodb: { close } } }));

it('engines start again when table or columns are others, and only then', () => {
  giveTable({ own: undefined, extra: [] });
  expect(close).not.toHaveBeenCalled();
  giveTable({ own: undefined, extra: [{ name: 'age', type: 'number' }] });
  expect(close).toHaveBeenCalledTimes(2);
  giveTable({ own: undefined, extra: [{ name: 'age', type: 'number' }] });
  expect(close).toHaveBeenCalledTimes(2);
  const own = { columns: [{ name: 'age', type: 'number' as const }], values: [[1]] };
  giveTable({ own, extra: [] });
  giveTable({ own, extra: [] });
  expect(close).toHaveBeenCalledTimes(4);
  giveTable({ own: undefined, extra: [] });
  expect(close).toHaveBeenCalledTimes(6);
});
