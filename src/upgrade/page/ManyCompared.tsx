import type { Major } from '@site/packages/upgrade';
import { Announced } from '@site/src/ui/Announced';
import type { Many } from '../stored/compareMany';
import { ExportDifference } from './ExportDifference';
import { Running } from './Running';

type Props = { many: Many; from: Major; to: Major; isRunning: boolean; cancel: () => void };

/** How many stored queries export differently, and the first of them in each format. */
export function ManyCompared({
  many: { of, compared, differing, formats, damaged },
  from,
  to,
  isRunning,
  cancel,
}: Props) {
  const done = compared + damaged.count;
  if (isRunning) return <Running label="Queries compared" {...{ done, of, cancel }} />;
  return (
    <>
      <Announced>
        {[
          done < of && `Cancelled after ${done.toLocaleString('en')} of ${of.toLocaleString('en')} queries.`,
          `${differing.toLocaleString('en')} of ${compared.toLocaleString('en')} queries export differently with release ${to} than with release ${from}, with default options.`,
          damaged.count > 0 && `${damaged.count.toLocaleString('en')} could not be read.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Announced>
      {damaged.count > 0 && (
        <ul aria-label="Queries that could not be read">
          {damaged.first.map(({ number, problem }) => (
            <li key={number}>
              Query {number}: {problem}
            </li>
          ))}
          {damaged.count > damaged.first.length && <li>{damaged.count - damaged.first.length} more</li>}
        </ul>
      )}
      {formats.map(({ count, numbers, query, first }) => (
        <ExportDifference
          key={first.format}
          {...{ query, from, to }}
          compared={first}
          about={`${count.toLocaleString('en')} ${count === 1 ? 'query' : 'queries'}: ${numbers.join(', ')}${
            count > numbers.length ? ` and ${(count - numbers.length).toLocaleString('en')} more` : ''
          }. The first of them:`}
        />
      ))}
    </>
  );
}
