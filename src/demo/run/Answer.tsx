import { grouped } from '@site/src/dataset/countInWords';
import type { Row } from '@site/src/dataset/table';
import styles from './Answer.module.css';

/** What a query selects: how many rows of how many, and the first few of them. */
export type AnswerOf = { count: number; total: number; rows: Partial<Row>[] };

type Heading = { name: string; label: string; isExtra?: boolean };

/** Some of the columns of the movies; a phone leaves the extra ones out. */
const ofMovies: Heading[] = [
  { name: 'title', label: 'Title' },
  { name: 'genre', label: 'Genre', isExtra: true },
  { name: 'imdbRating', label: 'IMDB' },
  { name: 'budget', label: 'Budget', isExtra: true },
  { name: 'gross', label: 'Gross' },
];
const number = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
type Props = AnswerOf & {
  isBusy?: boolean;
  /** The count stands elsewhere. */
  hideCount?: boolean;
  /** The columns on show, where the rows are no movies. */
  fields?: readonly Heading[];
};

/** How many rows the query selects, and the first of them. */
export function Answer({ count, total, rows, isBusy, hideCount, fields }: Props) {
  const columns = fields ?? ofMovies;
  return (
    <div className={styles.answer} aria-busy={isBusy ?? false}>
      {!hideCount && (
        <p>
          <b>
            {grouped(count)} of {grouped(total)} {fields ? 'rows' : 'movies'}
          </b>{' '}
          match
        </p>
      )}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map(({ name, label, isExtra }) => (
                <th key={name} scope="col" data-extra={isExtra}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two movies may have one title.
              <tr key={index}>
                {columns.map(({ name, isExtra }) => (
                  <td key={name} data-extra={isExtra}>
                    {cellText(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const cellText = (cell: Row[string] | undefined) =>
  cell === null || cell === undefined ? '–' : typeof cell === 'number' ? number.format(cell) : String(cell);
