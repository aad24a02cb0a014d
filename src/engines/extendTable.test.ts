import { expect, it, vi } from 'vitest';
import { extendTable } from './extendTable';

const close = vi.hoisted(() => vi.fn());
vi.mock('../dataset/loadMovies', () => ({ loadMovies: vi.fn() }));
vi.mock('./onMovies', () => ({ onMovies: { sqlite: { close }, mongodb: { close } } }));

it('engines start again when the columns are others, and only then', () => {
  extendTable([]);
  expect(close).not.toHaveBeenCalled();
  extendTable([{ name: 'age', type: 'number' }]);
  expect(close).toHaveBeenCalledTimes(2);
  extendTable([{ name: 'age', type: 'number' }]);
  expect(close).toHaveBeenCalledTimes(2);
  extendTable([]);
  expect(close).toHaveBeenCalledTimes(4);
});
