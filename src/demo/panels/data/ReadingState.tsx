import { megabytes } from '@site/src/own-data/limits';
import type { Input } from '@site/src/own-data/readDataSet';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { rowCount } from '@site/src/ui/rowCount';
import styles from './DataPanel.module.css';
import { FirstRows } from './FirstRows';
import type { Reading } from './useReading';

type Props = { reading: Reading; read: (input: Input) => void; cancel: () => void; keeps: boolean };

/** How far reading has come, with the first rows as soon as they are there; or why nothing came of it. */
export function ReadingState({ reading, read, cancel, keeps }: Props) {
  if (reading.is === 'idle') return null;
  if (reading.is === 'failed')
    return (
      <div className={styles.outcome}>
        <p>
          {typeof reading.input === 'string' ? 'The pasted text' : reading.name} could not be read.
          {keeps && ' The data on show stays as it was.'}
        </p>
        <LoadState error={reading.error} retry={() => read(reading.input)} pastDelay />
      </div>
    );
  const { name, progress, first } = reading;
  return (
    <section aria-label={`Reading ${name}`} className={styles.outcome}>
      <p role="status">Reading {name}…</p>
      <div className={styles.progress}>
        <progress
          max={2}
          value={progress ? progress.bytes / progress.total + (progress.taken ?? 0) : 0}
          aria-label="Read so far"
        />
        {progress && (
          <span>
            {progress.taken === undefined
              ? `${megabytes(progress.bytes)} of ${megabytes(progress.total)}`
              : `${Math.floor(100 * progress.taken)} % ready`}
            , {rowCount(progress.rows)}
          </span>
        )}
        <button type="button" className={controls.button} onClick={cancel}>
          Cancel
        </button>
      </div>
      {first && <FirstRows set={first} />}
    </section>
  );
}
