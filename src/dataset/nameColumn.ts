import type { Column } from './table';

/** The column that a row is called by: the first of texts, such as a title; where none is, the first of all. */
export const nameColumn = (columns: readonly Column[]): number =>
  Math.max(
    0,
    columns.findIndex(({ type }) => type === 'text'),
  );
