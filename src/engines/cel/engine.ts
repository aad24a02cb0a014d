import { Environment } from '@marcbachmann/cel-js';
import type { Cell, Row } from '../../dataset/table';
import { type CreateEngine, refusalOf, selectRows } from '../Engine';

/** CEL by `@marcbachmann/cel-js`. As in every CEL, comparing a missing value is an error of its row. */
export const createCel: CreateEngine = ({ columns, rows }) => {
  const environment = new Environment();
  for (const { name } of columns) environment.registerVariable(name, 'dyn');
  const celRows = rows.map(celRow);
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

/** Whole numbers are CEL's `int`, which this implementation has as BigInt. */
const celRow = (row: Row): Record<string, Cell | bigint> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value,
    ]),
  );
