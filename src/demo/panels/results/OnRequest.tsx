import type { PackedTable } from '@site/src/dataset/packedTable';
import { isCancelled } from '@site/src/engines/client';
import { rowsWithout } from '@site/src/engines/compare';
import { engineClients } from '@site/src/engines/engineClients';
import { inside } from '@site/src/engines/inside';
import { engineOf, type PageEngine, type Run } from '@site/src/engines/registry';
import { conditionOf } from '@site/src/engines/sqlite/statement';
import controls from '@site/src/ui/controls.module.css';
import { rowCount } from '@site/src/ui/rowCount';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { exportOf, type RunRequest, versionOf } from '../../run/runRequest';
import { readable } from './database/readable';
import { type EngineAnswer, EngineDifferences } from './EngineDifferences';
import { formatLabel } from './runLabels';
import styles from './styles.module.css';

const loadDialect = () => import('@site/src/engines/servers/postgresqlDialect');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What the engine on request answers, and the one that runs the format anyway, if there is one and it could be started. */
type Answers = { own: EngineAnswer; other: EngineAnswer | undefined };
type Outcome = { asked: RunRequest; answers?: Answers; failure?: string };

type Props = {
  run: Run;
  asked: RunRequest;
  table: PackedTable;
  /** By which PostgreSQL compares texts, if not by C. */
  collation: 'und-x-icu' | undefined;
};

/** A format in an engine that starts only for visitors who ask for it, compared with one that runs it anyway. */
export function OnRequest({ run, asked, table, collation }: Props) {
  const { name, id, onRequest } = run.engine;
  const [isWanted, setWanted] = useState(engineClients[id].status().phase !== 'idle');
  const section = useRef<HTMLElement>(null);
  const begin = () => {
    // The button goes.
    section.current?.focus();
    setWanted(true);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={name} className={styles.onRequest}>
      {isWanted ? (
        <Compared run={run} asked={asked} table={table} collation={collation} />
      ) : (
        <>
          <button type="button" className={controls.button} onClick={begin}>
            Also run in {inside[id] ?? name}
            {collation && ` by the collation ${collation}`}
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

function Compared({ run, asked, table, collation }: Props) {
  const { name, id, onRequest: { unpacked } = { unpacked: 0 } } = run.engine;
  const client = engineClients[id];
  const other = engineOf(run.format, versionOf(asked));
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    client.retry();
    setAttempt(attempt + 1);
  };
  const outcome = useOutcome(run, other, asked, collation, attempt);
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
        {answers && outcome?.asked === asked && (
          <p>{verdictOn(answers, formatLabel(asked, run.format), other?.name, collation)}</p>
        )}
      </div>
      {answers && outcome?.asked !== asked && <p>Comparing…</p>}
      {answers?.other && outcome && (
        <EngineDifferences own={answers.own} other={answers.other} asked={outcome.asked} table={table} />
      )}
    </div>
  );
}

function verdictOn(
  { own: { run, answer }, other }: Answers,
  label: string,
  others = '',
  collation: string | undefined = undefined,
): string {
  const name = collation ? `${run.engine.name}, ${collation},` : run.engine.name;
  if (answer.error) return `${name} refuses the ${label}: ${answer.error.message}`;
  const selected = rowCount(answer.rows.length);
  if (!other)
    return others ? `${name} selects ${selected}; ${others} could not be run.` : `${name} selects ${selected}.`;
  if (other.answer.error) return `${name} selects ${selected}; ${others} refuses the ${label}.`;
  const differing =
    rowsWithout(answer.rows, other.answer.rows).length + rowsWithout(other.answer.rows, answer.rows).length;
  return differing === 0
    ? `${name} and ${others} select the same ${selected}.`
    : `${name} selects ${selected}, ${others} ${rowCount(other.answer.rows.length)}.`;
}

/** Runs the export in both engines whenever the query changes. */
function useOutcome(
  run: Run,
  other: PageEngine | undefined,
  asked: RunRequest,
  collation: Props['collation'],
  attempt: number,
): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same query again.
  useEffect(() => {
    setOutcome((last) => (last?.failure === undefined ? last : undefined));
    const abort = new AbortController();
    const exported = exportOf(asked, run.format);
    const isOwn = (engine: PageEngine) => engine === run.engine && engine.id === 'postgresql';
    const answerOf = async (engine: PageEngine): Promise<EngineAnswer> => ({
      run: { ...run, engine },
      dialect: isOwn(engine)
        ? (await loadDialect()).postgresqlDialect(collation ?? 'C', { ...readable(asked), format: run.format })
        : undefined,
      answer: await engineClients[engine.id].run(
        isOwn(engine) && collation ? { ...conditionOf(exported), collation } : exported,
        { lane: run.engine.id, signal: abort.signal },
      ),
    });
    const inOther =
      other &&
      answerOf(other).catch((reason) => {
        if (isCancelled(reason)) throw reason;
        return undefined; // the comparison says why
      });
    Promise.all([inOther, answerOf(run.engine)]).then(
      ([ofOther, own]) => {
        if (!abort.signal.aborted) setOutcome({ asked, answers: { own, other: ofOther } });
      },
      (reason) => {
        if (!abort.signal.aborted && !isCancelled(reason)) setOutcome({ asked, failure: (reason as Error).message });
      },
    );
    return () => abort.abort();
  }, [asked, run.format, collation, attempt]);
  return outcome;
}
