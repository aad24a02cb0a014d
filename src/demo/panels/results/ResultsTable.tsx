import { fields } from '@site/src/dataset/fields';
import type { PackedTable } from '@site/src/dataset/packed';
import { type Sorting, sortRows } from '@site/src/dataset/sortRows';
import type { Cell, Column } from '@site/src/dataset/table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import controls from '../../controls/controls.module.css';
import { columnOrder } from './columnOrder';
import styles from './ResultsTable.module.css';

/** Height of a row in pixels, the same as in the stylesheet. */
const rowHeight = 34;
/** Widths of the columns by what they hold. */
const widths = {
  title: 'min(12rem, 38vw)',
  text: '10rem',
  dollar: '8.25rem',
  number: '7.25rem',
  date: '7rem',
  boolean: '6.5rem',
};
const number = new Intl.NumberFormat('en-US');
const fieldOf = new Map(fields.map((field) => [field.name, field]));
const widthOf = ({ name, type }: Column, index: number) =>
  widths[index === 0 ? 'title' : (fieldOf.get(name)?.unit ?? type)];

/** A column's order turns from up to down to none. */
const turned = (now: Sorting | undefined, column: string): Sorting | undefined =>
  now?.column !== column
    ? { column, isDescending: false }
    : now.isDescending
      ? undefined
      : { column, isDescending: true };

type Props = {
  table: PackedTable;
  rows: Uint32Array;
  query: RuleGroupTypeAny;
  /** Explains a row, by its position; without it the rows have no button. */
  onWhy?: (position: number) => void;
};

/** Rows of the table, of which only those in view are drawn. */
export function ResultsTable({ table, rows, query, onWhy }: Props) {
  const [sorting, setSorting] = useState<Sorting>();
  const shown = useMemo(() => (sorting ? sortRows(table, rows, sorting) : rows), [table, rows, sorting]);
  const columns = useMemo(() => columnOrder(table.columns, query), [table, query]);
  const region = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const grid = { gridTemplateColumns: [...columns.map(widthOf), ...(onWhy ? ['4.5rem'] : [])].join(' ') };
  const cellsOf = new Map(table.columns.map(({ name }, index) => [name, table.values[index]]));
  return (
    <div ref={region} className={styles.region} role="region" aria-label="Rows that match" tabIndex={0}>
      <div
        role="table"
        aria-label="Movies that match"
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length + (onWhy ? 1 : 0)}
        className={styles.table}
      >
        <div role="rowgroup" className={styles.head}>
          {/* biome-ignore lint/a11y/useFocusableInteractive: a row of a table, not of a grid. */}
          <div role="row" aria-rowindex={1} className={styles.row} style={grid}>
            {columns.map(({ name, type }) => (
              <Heading
                key={name}
                name={name}
                type={type}
                sorting={sorting?.column === name ? sorting : undefined}
                onSort={() => setSorting((now) => turned(now, name))}
              />
            ))}
            {onWhy && (
              // biome-ignore lint/a11y/useFocusableInteractive: a heading without an order to change.
              <div role="columnheader" className={styles.why}>
                <span className={controls.hidden}>Explanation</span>
              </div>
            )}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const position = shown[index] ?? 0;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: a row of a table, not of a grid.
              <div
                key={position}
                role="row"
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ ...grid, transform: `translateY(${start}px)` }}
              >
                {columns.map(({ name, type }, at) => (
                  <Value key={name} isHeader={at === 0} cell={cellsOf.get(name)?.[position] ?? null} type={type} />
                ))}
                {onWhy && (
                  <div role="cell" className={styles.why}>
                    <button
                      type="button"
                      aria-label={`Why is ${table.values[0]?.[position] ?? 'this row'} selected?`}
                      onClick={() => onWhy(position)}
                    >
                      Why?
                    </button>
                  </div>
                )}
              </div>
            );
          })}
        </div>
      </div>
      {shown.length === 0 && <p className={styles.empty}>No row matches.</p>}
    </div>
  );
}

type HeadingProps = Column & { sorting: Sorting | undefined; onSort: () => void };

function Heading({ name, type, sorting, onSort }: HeadingProps) {
  const order = sorting && (sorting.isDescending ? 'descending' : 'ascending');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
    <div role="columnheader" aria-sort={order ?? 'none'} data-type={type}>
      <button type="button" onClick={onSort}>
        {fieldOf.get(name)?.label}
        <span aria-hidden="true">{order ? (order === 'ascending' ? ' ▲' : ' ▼') : ''}</span>
      </button>
    </div>
  );
}

type ValueProps = { cell: Cell; type: Column['type']; isHeader: boolean };

/** A value; the title names the row. */
function Value({ cell, type, isHeader }: ValueProps) {
  const text = typeof cell === 'number' ? number.format(cell) : String(cell);
  return (
    <div
      role={isHeader ? 'rowheader' : 'cell'}
      data-type={type}
      data-null={cell === null || undefined}
      title={text.length > 18 ? text : undefined}
    >
      {text}
    </div>
  );
}
