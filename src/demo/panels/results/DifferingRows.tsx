import { grouped } from '@site/src/dataset/countInWords';
import { nameColumn } from '@site/src/dataset/nameColumn';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { LazyDetails } from '@site/src/ui/LazyDetails';
import { rowCount } from '@site/src/ui/rowCount';
import type { ReactNode } from 'react';

/** How many rows are listed. */
const listed = 50;

type Props = {
  /** What sets these rows apart, behind their number. */
  title: string;
  /** Positions in the table. */
  rows: number[];
  table: PackedTable;
  /** Says why, when a row is opened. */
  why?: (row: number) => ReactNode;
};

/** Rows that one side selects and the other does not, by their names; folded away. */
export function DifferingRows({ title, rows, table, why }: Props) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        {rowCount(rows.length)} {title}
      </summary>
      <ul>
        {rows.slice(0, listed).map((row) => (
          <li key={row}>
            {why ? <LazyDetails summary={nameOf(table, row)}>{why(row)}</LazyDetails> : nameOf(table, row)}
          </li>
        ))}
        {rows.length > listed && <li>and {grouped(rows.length - listed)} more</li>}
      </ul>
    </details>
  );
}

const nameOf = (table: PackedTable, row: number) => String(table.values[nameColumn(table.columns)]?.[row] ?? 'no name');
