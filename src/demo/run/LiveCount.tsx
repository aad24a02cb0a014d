import { grouped } from '@site/src/dataset/countInWords';
import { agreementOfEngines, comparable } from '@site/src/engines/compare';
import { engineOf, runsAtOnce } from '@site/src/engines/registry';
import { within } from '@site/src/engines/sample';
import { LoadState } from '@site/src/ui/LoadState';
import { useEffect } from 'react';
import { shownCounts } from '../builder/MatchCount';
import { choosePanel } from '../panels/choosePanel';
import { useDemo } from '../store/state';
import styles from './LiveCount.module.css';
import { type Results, type RunResult, useResults } from './results';
import { runCounts } from './runCounts';
import { sameRequest, versionOf } from './runRequest';
import { hasRows, rowsName } from './tableOf';

const engineCount = (version: string) => new Set(runsAtOnce(version).map(({ engine }) => engine.id)).size;

/** How many rows the query selects and whether the engines agree, under the builder; leads to the results. */
export function LiveCount() {
  const { asked, table, ran, compared, failure, isBusy, isComparing, retry } = useResults();
  useMatchCounts();
  if (failure !== undefined) return <LoadState error={failure} retry={retry} pastDelay />;
  if (!hasRows(asked)) return null;
  const total = table?.values[0]?.length;
  const rows = rowsOnShow(ran, compared);
  return (
    <p className={styles.line} aria-busy={isBusy}>
      <span role="status">
        {total === undefined || !ran ? (
          'Starting the engines…'
        ) : rows ? (
          <>
            <b>
              {grouped(rows.length)} of {grouped(ran.answer?.sampled ?? total)} {rowsName(asked)}
            </b>{' '}
            <span data-agreement>
              {ran.isStarting
                ? `· waiting for ${engineOf(ran.asked.format, versionOf(ran.asked))?.name}`
                : agreementText(compared, rows, total, isBusy || isComparing)}
            </span>
          </>
        ) : (
          (ran.answer?.error?.message ?? ran.lost ?? withoutAnswer(ran))
        )}
      </span>{' '}
      <button type="button" className={styles.more} onClick={() => choosePanel('results')}>
        {rows &&
        compared &&
        !isComparing &&
        agreeing(compared, rows, total ?? 0) < engineCount(versionOf(compared.asked))
          ? 'See why'
          : 'See the rows'}
      </button>
    </p>
  );
}

/** The rows of the format on show; where its engine has no answer, those of the one that stands in. */
function rowsOnShow(ran: Results['ran'], compared: Results['compared']): Uint32Array | undefined {
  if (ran?.answer) return ran.answer.error ? undefined : ran.answer.rows;
  return sameRequest(compared?.asked, ran?.asked) ? compared?.standIn?.answer.rows : undefined;
}

const withoutAnswer = ({ isStarting }: RunResult) =>
  isStarting ? 'Starting the engines…' : 'No engine reads this format.';

/** How many engines select these rows, of those that all of them have. */
function agreeing({ outcomes: all }: NonNullable<Results['compared']>, rows: Uint32Array, total: number): number {
  const { outcomes, common } = comparable(all, total);
  return agreementOfEngines(outcomes, within(rows, common)).agreeing;
}

function agreementText(compared: Results['compared'], rows: Uint32Array, total: number, isComparing: boolean): string {
  if (isComparing || !compared) return '· comparing the engines…';
  const count = agreeing(compared, rows, total);
  return `· ${count} of ${engineCount(versionOf(compared.asked))} engines ${count === 1 ? 'selects these' : 'agree'}`;
}

/** Counts what each rule selects by itself, while the option is on. */
function useMatchCounts() {
  const { release, data, extraFields, query, options, formatSettings } = useDemo();
  const { matchCounts } = options;
  const parseNumbers = Boolean(options.parseNumbers);
  useEffect(() => {
    if (!matchCounts) return shownCounts.clear();
    const abort = new AbortController();
    const asked = { release, data, extraFields, query, format: 'sql', formatSettings, parseNumbers };
    runCounts(asked, shownCounts.set, abort.signal);
    return () => abort.abort();
  }, [matchCounts, release, data, extraFields, query, formatSettings, parseNumbers]);
}
