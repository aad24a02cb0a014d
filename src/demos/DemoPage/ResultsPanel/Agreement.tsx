import type { PackedTable } from '@site/src/dataset/packed';
import type { Comparison, Difference } from '@site/src/engines/compare';
import type { ExportFormat } from 'react-querybuilder';
import { exportFormat } from '../../exportFormats';
import controls from '../controls.module.css';
import styles from './styles.module.css';
import type { Asked } from './useResults';

const number = new Intl.NumberFormat('en-US');
const rowCount = (count: number) => `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`;
const labels = (formats: ExportFormat[]) => formats.map((format) => exportFormat(format).label).join(', ');
/** How many rows of a difference are listed. */
const listed = 20;

type Props = { comparison: Comparison; asked: Asked; table: PackedTable; retry: () => void; isBusy: boolean };

function verdict({ count, agreeing, rows, refused }: Comparison): string {
  if (agreeing.length === 0) return `None of ${count} formats has an answer.`;
  if (agreeing.length === 1 && refused.length < count - 1) return `No two of ${count} formats select the same rows.`;
  if (agreeing.length === 1) return `One of ${count} formats has an answer.`;
  return `${agreeing.length} of ${count} formats select the same ${rowCount(rows.length)}.`;
}

/** Whether all formats that can be run select the same rows, and which do not. */
export function Agreement({ comparison, table, retry, isBusy }: Props) {
  const { count, agreeing, rows, differences, refused } = comparison;
  const isWhole = agreeing.length === count;
  return (
    <section aria-label="Agreement of the formats" aria-busy={isBusy} className={styles.agreement} data-whole={isWhole}>
      <p role="status">{verdict(comparison)}</p>
      {!isWhole && (
        <ul>
          {agreeing.length > 0 && (
            <li>
              <b>{labels(agreeing)}:</b> {rowCount(rows.length)}
            </li>
          )}
          {differences.map((difference) => (
            <DifferenceItem key={difference.formats.join()} difference={difference} table={table} />
          ))}
          {refused.map(({ format, error }) => (
            <li key={format}>
              <b>{labels([format])}:</b> no answer. {error.message}
            </li>
          ))}
        </ul>
      )}
      {refused.some(({ isLost }) => isLost) && (
        <button type="button" className={controls.button} onClick={retry}>
          Retry
        </button>
      )}
    </section>
  );
}

function DifferenceItem({ difference, table }: { difference: Difference; table: PackedTable }) {
  const { formats, rows, onlyHere, missingHere } = difference;
  return (
    <li>
      <b>{labels(formats)}:</b> {rowCount(rows.length)}
      <RowList title="more" rows={onlyHere} table={table} />
      <RowList title="fewer" rows={missingHere} table={table} />
    </li>
  );
}

/** Rows that can be looked at by name. */
function RowList({ title, rows, table }: { title: string; rows: number[]; table: PackedTable }) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        {rowCount(rows.length)} {title}
      </summary>
      <ul>
        {rows.slice(0, listed).map((row) => (
          <li key={row}>{String(table.values[0]?.[row] ?? 'no title')}</li>
        ))}
        {rows.length > listed && <li>and {number.format(rows.length - listed)} more</li>}
      </ul>
    </details>
  );
}
