import { type NestedItem, nestedCells } from '../dataset/nested';
import type { Cell, Row } from '../dataset/table';

/** A row whose lists are cells, for engines that hold lists. */
export type NestedRow = Record<string, Cell | NestedItem[]>;

/** Rows with the nested columns that are derived from them; a table of a visitor may have such a name itself. */
export const withNested = (rows: readonly Row[]): NestedRow[] => rows.map((row) => ({ ...nestedCells(row), ...row }));
