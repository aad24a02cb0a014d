import { grouped } from '@site/src/dataset/countInWords';
import { agreementOfEngines, comparable } from '@site/src/engines/compare';
import { engineOf, runsAtOnce } from '@site/src/engines/registry';
import { within } from '@site/src/engines/sample';
import { LoadState } from '@site/src/ui/LoadState';
import { useEffect, useMemo } from 'react';
import { matchCountStore } from '../builder/MatchCount';
import { choosePanel } from '../panels/choosePanel';
import { useDemo, usePanel } from '../store/state';
import { IncompleteItem, useIncomplete } from './IncompleteItem';
import styles from './LiveCount.module.css';
import { LoadingRows, useLoadingRows } from './LoadingRows';
import { type Results, useResults } from './results';
import { runCounts } from './runCounts';
import { sameRequest, versionOf } from './runRequest';
import type { RunResult } from './runs';
import { SpokenResult } from './SpokenResult';
import { hasRows, rowsName } from './tableOf';

const starting = 'Starting the engines…';

const engineCount = (version: string) => new Set(runsAtOnce(version).map(({ engine }) => engine.id)).size;

/** How many rows the query selects and whether the engines agree, under the builder; leads to the results. */
export function LiveCount() {
  const { asked, table, ran, compared, compares, failure, isBusy, isComparing, retry } = useResults();
  const panel = usePanel();
  const incomplete = useIncomplete(asked, table);
  const loadingRows = useLoadingRows(asked);
  useMatchCounts();
  const total = table?.values[0]?.length ?? 0;
  const rows = rowsOnShow(ran, compared);
  const agreed = useMemo(
    () => (rows && compares && compared ? agreeing(compared, rows, total) : undefined),
    [rows, compares, compared, total],
  );
  // The open results say it already.
  if (failure !== undefined)
    return panel === 'results' ? <p>No result.</p> : <LoadState error={failure} retry={retry} pastDelay />;
  if (!hasRows(asked)) return null;
  const count = rows && `${grouped(rows.length)} of ${grouped(ran?.answer?.sampled ?? total)} ${rowsName(asked)}`;
  const engines = engineCount(versionOf((compared ?? { asked }).asked));
  const agreement = ran && rows ? agreementText(ran, agreed, engines, isBusy || isComparing) : '';
  const message = ran ? (ran.answer?.error?.message ?? ran.lost ?? withoutAnswer(ran)) : starting;
  const isFinal = Boolean(ran) && !isBusy && !isComparing && (incomplete?.isFinal ?? true);
  return (
    <>
      <p className={styles.line} aria-busy={isBusy}>
        {isBusy && loadingRows ? (
          // In the place of the count: what is below must not move while a visitor is on the way to it.
          <LoadingRows asked={asked} {...loadingRows} />
        ) : (
          <>
            <span>
              {count ? (
                <>
                  <b>{count}</b> <span data-agreement>{agreement}</span>
                </>
              ) : (
                message
              )}
            </span>{' '}
            {(count || message !== starting) && (
              <button type="button" className={styles.more} onClick={() => choosePanel('results')}>
                {agreed !== undefined && !isComparing && agreed < engines ? 'See why' : 'See the rows'}
              </button>
            )}
          </>
        )}
      </p>
      {incomplete && <IncompleteItem {...incomplete} />}
      {/* A count is heard when the query is whole: who builds one adds a rule first, then its value. */}
      <SpokenResult text={incomplete?.lack ?? (count ? `${count} ${agreement}` : message)} isFinal={isFinal} />
    </>
  );
}

/** The rows of the format on show; where its engine has no answer, those of the one that stands in. */
function rowsOnShow(ran: Results['ran'], compared: Results['compared']): Uint32Array | undefined {
  if (ran?.answer) return ran.answer.error ? undefined : ran.answer.rows;
  return sameRequest(compared?.asked, ran?.asked) ? compared?.standIn?.answer.rows : undefined;
}

const withoutAnswer = ({ isStarting }: RunResult) => (isStarting ? starting : 'No engine reads this format.');

/** How many engines select these rows, of those that all of them have. */
function agreeing({ outcomes: all }: NonNullable<Results['compared']>, rows: Uint32Array, total: number): number {
  const { outcomes, common } = comparable(all, total);
  return agreementOfEngines(outcomes, within(rows, common)).agreeing;
}

function agreementText(ran: RunResult, agreed: number | undefined, engines: number, isComparing: boolean): string {
  const engine = engineOf(ran.asked.format, versionOf(ran.asked))?.name;
  if (ran.isStarting) return `· waiting for ${engine}`;
  if (isComparing) return '· comparing engines…';
  if (agreed === undefined) return `· selected by ${engine}`;
  return `· ${agreed} of ${engines} engines ${agreed === 1 ? 'selects these' : 'agree'}`;
}

/** Counts what each rule selects by itself, while the option is on. */
function useMatchCounts() {
  const { release, data, extraFields, query, options, formatSettings } = useDemo();
  const { matchCounts } = options;
  const parseNumbers = Boolean(options.parseNumbers);
  useEffect(() => {
    if (!matchCounts) return matchCountStore.clear();
    const abort = new AbortController();
    const asked = { release, data, extraFields, query, format: 'sql', formatSettings, parseNumbers };
    runCounts(asked, matchCountStore.set, abort.signal);
    return () => abort.abort();
  }, [matchCounts, release, data, extraFields, query, formatSettings, parseNumbers]);
}
