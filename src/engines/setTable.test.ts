import { expect, it, vi } from 'vitest';
import { setTable } from './setTable';

const close = vi.hoisted(() => vi.fn());
vi.mock('../dataset/loadMovies', () => ({ loadMovies: vi.fn() }));
vi.mock('./engineClients', () => ({ engineClients: { sqlite: { close }, mongodb: { close } } }));

it('engines start again when table or columns are others, and only then', () => {
  setTable({ own: undefined, extra: [] });
  expect(close).not.toHaveBeenCalled();
  setTable({ own: undefined, extra: [{ name: 'age', type: 'number' }] });
  expect(close).toHaveBeenCalledTimes(2);
  setTable({ own: undefined, extra: [{ name: 'age', type: 'number' }] });
  expect(close).toHaveBeenCalledTimes(2);
  const own = { columns: [{ name: 'age', type: 'number' as const }], values: [[1]] };
  setTable({ own, extra: [] });
  setTable({ own, extra: [] });
  expect(close).toHaveBeenCalledTimes(4);
  setTable({ own: undefined, extra: [] });
  expect(close).toHaveBeenCalledTimes(6);
});
