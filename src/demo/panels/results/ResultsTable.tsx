import { type DemoField, fields as fieldsOfMovies } from '@site/src/dataset/fields';
import { nameColumn } from '@site/src/dataset/nameColumn';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { type Sorting, sortRows } from '@site/src/dataset/sortRows';
import type { Cell, Column } from '@site/src/dataset/table';
import controls from '@site/src/ui/controls.module.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { CardSettings } from './CardSettings';
import { columnOrder } from './columnOrder';
import styles from './ResultsTable.module.css';
import { usePhone } from './usePhone';

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
/** Columns that a card shows at first, with the title; two of them share a line. */
const onCard = 7;
/** Height of a card in pixels: lines of 2.75rem, one for the title, and the padding, as in the stylesheet. */
const cardHeight = (columns: number) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ((1 + Math.ceil((columns - 1) / 2)) * 2.75 + 0.75) * rem + 1;
};
const number = new Intl.NumberFormat('en-US');

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
  /** What the columns are called; without it, as those of the movies. */
  fields?: readonly DemoField[];
  /** What the rows are called. */
  noun?: string;
  /** Explains a row, by its position; without it the rows have no button. */
  onWhy?: (position: number) => void;
};

/** Rows of the table, of which only those in view are drawn; on a phone each is a card. */
export function ResultsTable({ table, rows, query, fields = fieldsOfMovies, noun = 'movies', onWhy }: Props) {
  const fieldOf = useMemo(() => new Map(fields.map((field) => [field.name, field])), [fields]);
  const nameOf = ({ name }: Column) => fieldOf.get(name)?.label ?? name;
  const widthOf = ({ name, type }: Column, index: number) =>
    widths[index === 0 ? 'title' : (fieldOf.get(name)?.unit ?? type)];
  const names = table.values[nameColumn(table.columns)];
  const [sorting, setSorting] = useState<Sorting>();
  const shown = useMemo(() => (sorting ? sortRows(table, rows, sorting) : rows), [table, rows, sorting]);
  const isPhone = usePhone();
  const [hasAll, setAll] = useState(false);
  const all = useMemo(() => columnOrder(table.columns, query), [table, query]);
  const columns = isPhone && !hasAll ? all.slice(0, onCard) : all;
  const height = isPhone ? cardHeight(columns.length) : rowHeight;
  const region = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    overscan: 6,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it keeps the heights that it has worked out.
  useEffect(() => virtual.measure(), [height]);
  const grid = isPhone
    ? { height }
    : { gridTemplateColumns: [...columns.map(widthOf), ...(onWhy ? ['4.5rem'] : [])].join(' ') };
  const cellsOf = new Map(table.columns.map(({ name }, index) => [name, table.values[index]]));
  return (
    <>
      {isPhone && (
        <CardSettings
          columns={all}
          nameOf={nameOf}
          sorting={sorting}
          onSort={setSorting}
          hasAll={hasAll}
          onAll={setAll}
        />
      )}
      <div
        ref={region}
        className={clsx(styles.region, isPhone && styles.cards)}
        role="region"
        aria-label="Rows that match"
        tabIndex={0}
      >
        <div
          role="table"
          aria-label={`${capitalized(noun)} that match`}
          aria-rowcount={shown.length + 1}
          aria-colcount={all.length + (onWhy ? 1 : 0)}
          className={styles.table}
        >
          <div role="rowgroup" className={isPhone ? controls.hidden : styles.head}>
            {/* biome-ignore lint/a11y/useFocusableInteractive: a row of a table, not of a grid. */}
            <div role="row" aria-rowindex={1} className={styles.row} style={isPhone ? {} : grid}>
              {columns.map(({ name, type }) => (
                <Heading
                  key={name}
                  type={type}
                  label={nameOf({ name, type })}
                  isPhone={isPhone}
                  sorting={sorting?.column === name ? sorting : undefined}
                  onSort={() => setSorting((now) => turned(now, name))}
                />
              ))}
              {onWhy && (
                // biome-ignore lint/a11y/useFocusableInteractive: a heading without an order to change.
                <div role="columnheader" aria-colindex={all.length + 1} className={styles.why}>
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
                  {columns.map((column, at) => (
                    <Value
                      key={column.name}
                      isHeader={at === 0}
                      label={isPhone && at > 0 ? nameOf(column) : undefined}
                      cell={cellsOf.get(column.name)?.[position] ?? null}
                      type={column.type}
                    />
                  ))}
                  {onWhy && (
                    <div role="cell" aria-colindex={all.length + 1} className={styles.why}>
                      <button
                        type="button"
                        aria-label={`Why is ${names?.[position] ?? 'this row'} selected?`}
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
    </>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type HeadingProps = Pick<Column, 'type'> & {
  label: string;
  isPhone: boolean;
  sorting: Sorting | undefined;
  onSort: () => void;
};

function Heading({ isPhone, sorting, onSort, label, type }: HeadingProps) {
  const order = sorting && (sorting.isDescending ? 'descending' : 'ascending');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
    <div role="columnheader" aria-sort={order ?? 'none'} data-type={type}>
      {isPhone ? (
        label
      ) : (
        <button type="button" onClick={onSort}>
          {label}
          <span aria-hidden="true">{order ? (order === 'ascending' ? ' ▲' : ' ▼') : ''}</span>
        </button>
      )}
    </div>
  );
}

type ValueProps = {
  cell: Cell;
  type: Column['type'];
  isHeader: boolean;
  /** The column's name, on a card; a screen reader has the heading. */
  label: string | undefined;
};

/** A value; the title names the row. */
function Value({ cell, type, isHeader, label }: ValueProps) {
  const text = typeof cell === 'number' ? number.format(cell) : String(cell);
  return (
    <div
      role={isHeader ? 'rowheader' : 'cell'}
      data-type={type}
      data-null={cell === null || undefined}
      title={text.length > 18 ? text : undefined}
    >
      {label && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      {text}
    </div>
  );
}
