import type { Sorting } from '@site/src/dataset/sortRows';
import type { Column } from '@site/src/dataset/table';
import controls from '@site/src/ui/controls.module.css';
import { Select } from '@site/src/ui/Select';
import styles from './ResultsTable.module.css';

type Props = {
  columns: Column[];
  nameOf: (column: Column) => string;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
  hasAll: boolean;
  onAll: (hasAll: boolean) => void;
};

/** What the headings do in a table, for rows that are cards: the order, and how much of a row is shown. */
export function CardSettings({ columns, nameOf, sorting, onSort, hasAll, onAll }: Props) {
  const isDescending = sorting?.isDescending ?? false;
  return (
    <div className={styles.cardSettings} role="group" aria-label="Rows that match: order and columns">
      <label>
        <span>Sort by</span>
        <Select
          value={sorting?.column ?? ''}
          onChoose={(column) => onSort(column ? { column, isDescending } : undefined)}
          items={[['', 'the table’s order'], ...columns.map((column) => [column.name, nameOf(column)] as const)]}
        />
      </label>
      {sorting && (
        <button
          type="button"
          className={controls.button}
          onClick={() => onSort({ ...sorting, isDescending: !isDescending })}
        >
          {isDescending ? 'Descending' : 'Ascending'} <span aria-hidden="true">{isDescending ? '▼' : '▲'}</span>
        </button>
      )}
      <button type="button" className={controls.button} aria-pressed={hasAll} onClick={() => onAll(!hasAll)}>
        All {columns.length} columns
      </button>
    </div>
  );
}
