import { Environment } from '@marcbachmann/cel-js';
import { nestedColumns } from '../../dataset/nested';
import type { Cell } from '../../dataset/table';
import { type CreateEngine, refusalOf, selectRows } from '../Engine';
import { type NestedRow, withNested } from '../withNested';

/** CEL by `@marcbachmann/cel-js`. As in every CEL, comparing a missing value is an error of its row. */
export const createCel: CreateEngine = ({ columns, rows }) => {
  const environment = new Environment();
  const names = new Set([...columns, ...nestedColumns].map(({ name }) => name));
  for (const name of names) environment.registerVariable(name, 'dyn');
  const celRows = withNested(rows).map(celRow);
  return {
    select(query) {
      let evaluate: (row: Record<string, unknown>) => unknown;
      try {
        evaluate = environment.parse(String(query));
      } catch (error) {
        throw refusalOf(error);
      }
      return selectRows(celRows, (row) => evaluate(row) === true);
    },
  };
};

type CelCell = Cell | bigint | Record<string, CelCell>[];

/** Whole numbers are CEL's `int`, which this implementation has as BigInt. */
const celRow = (row: NestedRow): Record<string, CelCell> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, celValue(value)]));

function celValue(value: NestedRow[string]): CelCell {
  if (Array.isArray(value)) return value.map(celRow);
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}
