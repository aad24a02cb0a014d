import type { PackedTable } from '@site/src/dataset/packedTable';
import { comparable, compare } from '@site/src/engines/compare';
import { engineOf, runsOf } from '@site/src/engines/registry';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { rowCount } from '@site/src/ui/rowCount';
import { useMemo } from 'react';
import { useRelease } from '../../releases/useRelease';
import { type Results, useResults } from '../../run/results';
import { sameRequest, versionOf } from '../../run/runRequest';
import type { RunResult } from '../../run/runs';
import { hasRows } from '../../run/tableOf';
import { WithoutRows } from '../../run/WithoutRows';
import { demoStore } from '../../store/state';
import { Agreement } from './Agreement';
import { CompareButton } from './CompareButton';
import { ChosenDatabase } from './database/ChosenDatabase';
import { DatabaseSelect } from './database/DatabaseSelect';
import { useDatabase } from './database/useDatabase';
import { Executed } from './Executed';
import { FirstAnswer } from './FirstAnswer';
import { FirstMatches } from './FirstMatches';
import { Loading } from './Loading';
import { NoEngine } from './NoEngine';
import { OnRequest } from './OnRequest';
import { Origin } from './Origin';
import { Outcome } from './Outcome';
import { PartialResults } from './PartialResults';
import { Rows } from './Rows';
import { formatOnRequest, isExecuted, labelOf, notCounted } from './runLabels';
import styles from './styles.module.css';
import { Verdict } from './Verdict';

/** Runs what the export panel shows on the table, and says whether every engine selects the same rows. */
export default function ResultsPanel() {
  const { asked, table, ran, first, compared, compares, failure, isBusy, isComparing, retry } = useResults();
  const { formats } = useRelease();
  const { format } = asked;
  const collation = useDatabase() === 'postgresql-icu' ? 'und-x-icu' : undefined;
  const version = versionOf(asked);
  const engine = engineOf(format, version);
  /** What is run only when the visitor asks for it. */
  const onRequest = useMemo(
    () =>
      runsOf(version)
        .filter(({ engine }) => engine.onRequest)
        .map((run) => ({ ...run, format: formatOnRequest(run, asked) })),
    [version, asked],
  );
  const total = table?.values[0]?.length ?? 0;
  const comparison = useMemo(() => {
    if (!compared?.isComplete) return undefined;
    const { asked, standIn: _, ...others } = compared;
    const { outcomes, common } = comparable(others.outcomes, total);
    const executed = {
      comparison: compare(outcomes.filter((outcome) => isExecuted(outcome, asked))),
      notes: notCounted(outcomes, asked),
    };
    return { asked, comparison: compare(outcomes), executed, comparedRows: common?.size };
  }, [compared, total]);
  return (
    <>
      <PillGroup
        name="run-format"
        legend="Format"
        hideLegend
        items={formats}
        chosen={format}
        onChoose={demoStore.setFormat}
      />
      <DatabaseSelect />
      {!hasRows(asked) && <WithoutRows about={asked} />}
      {failure !== undefined && <LoadState error={failure} retry={retry} pastDelay />}
      {failure === undefined && hasRows(asked) && (
        <>
          <Loading asked={asked} isBusy={isBusy || Boolean(ran?.isStarting)} isFirst={!ran} />
          {!ran && <FirstAnswer isBusy />}
          {isBusy && first && sameRequest(first.asked, asked) && <FirstMatches {...first} />}
          {table && ran && !(isBusy && sameRequest(first?.asked, asked)) && (
            <div className={styles.results} aria-busy={isBusy}>
              {(ran.lost !== undefined || ran.isStarting) && <NoEngine ran={ran} retry={retry} />}
              {ran.answer && <Outcome ran={ran} total={total} />}
              <ChosenDatabase ran={ran} table={table} />
              <Shown ran={ran} table={table} compared={compared} />
              {!compares ? (
                <CompareButton />
              ) : comparison && sameRequest(comparison.asked, ran.asked) ? (
                <Agreement
                  asked={comparison.asked}
                  comparison={comparison.comparison}
                  executed={comparison.executed}
                  table={table}
                  retry={retry}
                  isBusy={isComparing}
                />
              ) : (
                <section aria-label="Agreement of the formats" aria-busy className={styles.agreement}>
                  <Verdict />
                  {sameRequest(compared?.asked, ran.asked) && (
                    <PartialResults outcomes={compared?.outcomes ?? []} asked={ran.asked} />
                  )}
                </section>
              )}
              {compares && comparison?.comparedRows !== undefined && (
                <p className={controls.note}>
                  The formats are compared on {rowCount(comparison.comparedRows)} from all over the table: some engines
                  are given a sample of one that is larger than they can take.
                </p>
              )}
              {onRequest.map((run) => (
                <OnRequest key={run.engine.id} run={run} asked={asked} table={table} collation={collation} />
              ))}
              {ran.answer && <Executed ran={ran} />}
            </div>
          )}
        </>
      )}
      <Origin asked={asked} engine={engine} />
    </>
  );
}

type ShownProps = { ran: RunResult; table: PackedTable; compared: Results['compared'] };

/** The rows of the chosen format; where its engine has no answer, those of the one that stands in, by its name. */
function Shown({ ran, table, compared }: ShownProps) {
  const other = !ran.answer && sameRequest(compared?.asked, ran.asked) ? compared?.standIn : undefined;
  const answer = ran.answer ?? other?.answer;
  if (!answer || answer.error) return null;
  return (
    <>
      {other && (ran.lost !== undefined || ran.isStarting) && (
        <p>
          These are the {rowCount(answer.rows.length)} that <b>{labelOf(other.run, ran.asked)}</b> selects in{' '}
          {other.run.engine.name}:
        </p>
      )}
      <Rows table={table} rows={answer.rows} asked={ran.asked} compared={compared} shown={other?.run} />
    </>
  );
}
