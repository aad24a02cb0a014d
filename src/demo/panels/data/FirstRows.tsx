import type { Cell } from '@site/src/dataset/table';
import type { DataSet } from '@site/src/own-data/DataSet';
import { firstRows } from '@site/src/own-data/limits';
import { memo } from 'react';
import styles from './DataPanel.module.css';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const textOf = (cell: Cell | undefined) =>
  cell === null || cell === undefined ? '' : typeof cell === 'number' ? number.format(cell) : String(cell);

/** The first rows of a set, as they were read. They stay while progress is told beside them. */
export const FirstRows = memo(function FirstRows({ set: { fields, table } }: { set: DataSet }) {
  if (!table) return null;
  const count = Math.min(firstRows, table.values[0]?.length ?? 0);
  if (count === 0) return null;
  return (
    <div className={styles.first} role="region" aria-label="First rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {fields.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
            <tr key={row}>
              {fields.map(({ name, type }, column) => {
                const text = textOf(table.values[column]?.[row]);
                return (
                  <td key={name} data-type={type} title={text.length > 30 ? text : undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
