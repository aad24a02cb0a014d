import { nameColumn } from '@site/src/dataset/nameColumn';
import type { PackedTable } from '@site/src/dataset/packedTable';
import controls from '@site/src/ui/controls.module.css';
import { useId, useMemo, useState } from 'react';
import styles from './FindRow.module.css';
import { findRows } from './findRows';

/** How many rows are proposed at once. */
const most = 8;

type Props = {
  /** How rows are called, and an example of one; without it they are movies. */
  rowName?: string;
  table: PackedTable;
  /** Positions of the selected rows. */
  selected: Uint32Array;
  onFind: (row: number) => void;
};

/** Finds any row of the table by its title, selected or not, to ask why. */
export function FindRow({ rowName, table, selected, onFind }: Props) {
  const [text, setText] = useState('');
  const [noun, what] = rowName ? ['row', rowName] : ['movie', 'title'];
  const id = useId();
  const { rows, count } = useMemo(() => findRows(table, text, most), [table, text]);
  const isSelected = useMemo(() => new Set(selected), [selected]);
  const find = (row: number) => {
    setText('');
    onFind(row);
  };
  return (
    <div className={styles.find}>
      <label htmlFor={id}>Why, or why not?</label>
      <input
        id={id}
        type="search"
        className={controls.field}
        placeholder={rowName ? `Find a row by its ${rowName}` : 'Find a movie, such as Titanic'}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-count`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && rows[0] !== undefined) find(rows[0]);
        }}
      />
      <p id={`${id}-count`} role="status" className={controls.hidden}>
        {text && (count === 0 ? `No ${noun} found` : `${count} found`)}
      </p>
      {text && (
        // biome-ignore lint/a11y/noRedundantRoles: without its marks Safari takes it for no list.
        <ul className={styles.found} role="list" aria-label={rowName ? 'Rows found' : 'Movies found'}>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => find(row)}>
                <span>{String(table.values[nameColumn(table.columns)]?.[row])}</span>
                <span className={styles.state}>{isSelected.has(row) ? 'selected' : 'not selected'}</span>
              </button>
            </li>
          ))}
          {count > rows.length && (
            <li className={styles.more}>
              {count - rows.length} more; type more of the {what}.
            </li>
          )}
          {count === 0 && (
            <li className={styles.more}>
              No {what} contains “{text}”.
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
