import type { PackedTable } from '@site/src/dataset/packed';
import { isCancelled } from '@site/src/engines/client';
import { rowsWithout } from '@site/src/engines/compare';
import type { Answer } from '@site/src/engines/messages';
import { onMovies, postgresqlOnMovies } from '@site/src/engines/onMovies';
import { downloadSize } from '@site/src/engines/postgresql/download';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { exportValue, formatOptions } from '../../exportFormats';
import controls from '../controls.module.css';
import { rowCount } from '../rowCount';
import { DifferingRows } from './DifferingRows';
import styles from './styles.module.css';
import type { Asked } from './useResults';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

type Answers = { sqlite: Answer; postgresql: Answer };
type Outcome = { asked: Asked; answers?: Answers; failure?: string };

/** The SQL export in PostgreSQL, for visitors who ask for it: the download is many times that of all other engines. */
export function Postgresql({ asked, table }: { asked: Asked; table: PackedTable }) {
  const [isWanted, setWanted] = useState(postgresqlOnMovies.status().phase !== 'idle');
  const section = useRef<HTMLElement>(null);
  const begin = () => {
    // The button goes.
    section.current?.focus();
    setWanted(true);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="PostgreSQL" className={styles.postgresql}>
      {isWanted ? (
        <Compared asked={asked} table={table} />
      ) : (
        <>
          <button type="button" className={controls.button} onClick={begin}>
            Run the SQL in PostgreSQL, too
          </button>
          <p className={controls.note}>
            Brings {megabytes(downloadSize)} into your browser, which are about 4 MB on the way if the server compresses
            them. It starts only when you press the button.
          </p>
        </>
      )}
    </section>
  );
}

function Compared({ asked, table }: { asked: Asked; table: PackedTable }) {
  const [attempt, setAttempt] = useState(0);
  const outcome = useOutcome(asked, attempt);
  const { phase, progress } = useSyncExternalStore(
    postgresqlOnMovies.subscribe,
    postgresqlOnMovies.status,
    postgresqlOnMovies.status,
  );
  const { answers, failure } = outcome ?? {};
  return (
    <div aria-busy={outcome?.asked !== asked}>
      {phase === 'loading' && (
        <p>
          PostgreSQL: {progress ? `${megabytes(progress.loaded)} of ${megabytes(downloadSize)}` : 'on its way'}
          {progress?.loaded === downloadSize && ', starting'}{' '}
          <progress aria-label="PostgreSQL" value={progress?.loaded ?? 0} max={downloadSize} />
        </p>
      )}
      {failure !== undefined && (
        <p role="alert">
          PostgreSQL could not be started: {failure}{' '}
          <button type="button" className={controls.button} onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </p>
      )}
      <div role="status">
        {phase === 'loading' && <p className={controls.hidden}>Loading PostgreSQL</p>}
        {answers && outcome?.asked === asked && <p>{verdictOn(answers)}</p>}
      </div>
      {answers && outcome?.asked !== asked && <p>Comparing…</p>}
      {answers && !answers.sqlite.error && !answers.postgresql.error && (
        <>
          <DifferingRows
            title="only in PostgreSQL"
            rows={rowsWithout(answers.postgresql.rows, answers.sqlite.rows)}
            table={table}
          />
          <DifferingRows
            title="only in SQLite"
            rows={rowsWithout(answers.sqlite.rows, answers.postgresql.rows)}
            table={table}
          />
        </>
      )}
    </div>
  );
}

function verdictOn({ sqlite, postgresql }: Answers): string {
  if (postgresql.error) return `PostgreSQL refuses the SQL: ${postgresql.error.message}`;
  const selected = rowCount(postgresql.rows.length);
  if (sqlite.error) return `PostgreSQL selects ${selected}; SQLite refuses the SQL.`;
  const differing = rowsWithout(postgresql.rows, sqlite.rows).length + rowsWithout(sqlite.rows, postgresql.rows).length;
  return differing === 0
    ? `PostgreSQL and SQLite select the same ${selected}.`
    : `PostgreSQL selects ${selected}, SQLite ${rowCount(sqlite.rows.length)}.`;
}

/** Runs the SQL export in both databases whenever the query changes. */
function useOutcome(asked: Asked, attempt: number): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same query again.
  useEffect(() => {
    setOutcome((last) => (last?.failure === undefined ? last : undefined));
    const abort = new AbortController();
    const { query, formatSettings, parseNumbers } = asked;
    const sql = exportValue(query, formatOptions('sql', formatSettings, parseNumbers));
    const options = { lane: 'postgresql', signal: abort.signal };
    Promise.all([onMovies.sqlite.run(sql, options), postgresqlOnMovies.run(sql, options)]).then(
      ([sqlite, postgresql]) => {
        if (!abort.signal.aborted) setOutcome({ asked, answers: { sqlite, postgresql } });
      },
      (reason) => {
        if (!abort.signal.aborted && !isCancelled(reason)) setOutcome({ asked, failure: (reason as Error).message });
      },
    );
    return () => abort.abort();
  }, [asked, attempt]);
  return outcome;
}
