import type { PackedTable } from '@site/src/dataset/packed';
import { isCancelled } from '@site/src/engines/client';
import { rowsWithout } from '@site/src/engines/compare';
import type { Answer } from '@site/src/engines/messages';
import { onMovies } from '@site/src/engines/onMovies';
import { type EngineEntry, engineOf, type Run } from '@site/src/engines/registry';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import controls from '../../controls/controls.module.css';
import { rowCount } from '../../controls/rowCount';
import { type Asked, exportOf } from '../../run/asked';
import { release } from '../../run/release';
import { exportFormat } from '../export/exportFormats';
import { DifferingRows } from './DifferingRows';
import styles from './styles.module.css';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What the engine on request answers, and the one that runs the format anyway, if there is one and it could be started. */
type Answers = { own: Answer; other: Answer | undefined };
type Outcome = { asked: Asked; answers?: Answers; failure?: string };

type Props = { run: Run; asked: Asked; table: PackedTable };

/** A format in an engine that starts only for visitors who ask for it, compared with one that runs it anyway. */
export function OnRequest({ run, asked, table }: Props) {
  const { name, id, onRequest } = run.engine;
  const [isWanted, setWanted] = useState(onMovies[id].status().phase !== 'idle');
  const section = useRef<HTMLElement>(null);
  const begin = () => {
    // The button goes.
    section.current?.focus();
    setWanted(true);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={name} className={styles.onRequest}>
      {isWanted ? (
        <Compared run={run} asked={asked} table={table} />
      ) : (
        <>
          <button type="button" className={controls.button} onClick={begin}>
            Also run in {name}
          </button>
          <p className={controls.note}>
            Downloads about {Math.round((onRequest?.compressed ?? 0) / 1e6)} MB ({megabytes(onRequest?.unpacked ?? 0)}{' '}
            uncompressed). Nothing is downloaded before you press the button.
          </p>
        </>
      )}
    </section>
  );
}

function Compared({ run, asked, table }: Props) {
  const { name, id, onRequest: { unpacked } = { unpacked: 0 } } = run.engine;
  const client = onMovies[id];
  const other = engineOf(run.format, release);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    client.retry();
    setAttempt(attempt + 1);
  };
  const outcome = useOutcome(run, other, asked, attempt);
  const { phase, progress } = useSyncExternalStore(client.subscribe, client.status, client.status);
  const { answers, failure } = outcome ?? {};
  return (
    <div aria-busy={outcome?.asked !== asked}>
      {phase === 'loading' && (
        <p>
          {name}: {progress ? `${megabytes(progress.loaded)} of ${megabytes(unpacked)}` : 'on its way'}
          {progress?.loaded === unpacked && ', starting'}{' '}
          <progress aria-label={name} value={progress?.loaded ?? 0} max={unpacked} />
        </p>
      )}
      {failure !== undefined && (
        <p role="alert">
          {name} could not be started: {failure}{' '}
          <button type="button" className={controls.button} onClick={retry}>
            Retry
          </button>
        </p>
      )}
      <div role="status">
        {phase === 'loading' && <p className={controls.hidden}>Loading {name}</p>}
        {answers && outcome?.asked === asked && <p>{verdictOn(answers, run, other?.name)}</p>}
      </div>
      {answers && outcome?.asked !== asked && <p>Comparing…</p>}
      {answers?.other && other && !answers.other.error && !answers.own.error && (
        <>
          <DifferingRows
            title={`only in ${name}`}
            rows={rowsWithout(answers.own.rows, answers.other.rows)}
            table={table}
          />
          <DifferingRows
            title={`only in ${other.name}`}
            rows={rowsWithout(answers.other.rows, answers.own.rows)}
            table={table}
          />
        </>
      )}
    </div>
  );
}

function verdictOn({ own, other }: Answers, { engine: { name }, format }: Run, others = ''): string {
  const { label } = exportFormat(format);
  if (own.error) return `${name} refuses the ${label}: ${own.error.message}`;
  const selected = rowCount(own.rows.length);
  if (!other)
    return others ? `${name} selects ${selected}; ${others} could not be run.` : `${name} selects ${selected}.`;
  if (other.error) return `${name} selects ${selected}; ${others} refuses the ${label}.`;
  const differing = rowsWithout(own.rows, other.rows).length + rowsWithout(other.rows, own.rows).length;
  return differing === 0
    ? `${name} and ${others} select the same ${selected}.`
    : `${name} selects ${selected}, ${others} ${rowCount(other.rows.length)}.`;
}

/** Runs the export in both engines whenever the query changes. */
function useOutcome(
  { engine, format }: Run,
  other: EngineEntry | undefined,
  asked: Asked,
  attempt: number,
): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same query again.
  useEffect(() => {
    setOutcome((last) => (last?.failure === undefined ? last : undefined));
    const abort = new AbortController();
    const exported = exportOf(asked, format);
    const options = { lane: engine.id, signal: abort.signal };
    const inOther =
      other &&
      onMovies[other.id].run(exported, options).catch((reason) => {
        if (isCancelled(reason)) throw reason;
        return undefined; // the comparison says why
      });
    Promise.all([inOther, onMovies[engine.id].run(exported, options)]).then(
      ([ofOther, own]) => {
        if (!abort.signal.aborted) setOutcome({ asked, answers: { own, other: ofOther } });
      },
      (reason) => {
        if (!abort.signal.aborted && !isCancelled(reason)) setOutcome({ asked, failure: (reason as Error).message });
      },
    );
    return () => abort.abort();
  }, [asked, attempt]);
  return outcome;
}
