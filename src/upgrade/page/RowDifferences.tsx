import type { Major } from '@site/packages/upgrade';
import { loadMovies } from '@site/src/dataset/loadMovies';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { type ReleaseResult, useReleaseRows } from '@site/src/demo/panels/releases/useReleaseRows';
import { CauseLine } from '@site/src/demo/panels/results/CauseLine';
import { DifferingRows } from '@site/src/demo/panels/results/DifferingRows';
import { engineOf } from '@site/src/engines/registry';
import { CauseList } from '@site/src/ui/CauseList';
import { LoadState } from '@site/src/ui/LoadState';
import { rowCount } from '@site/src/ui/rowCount';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Comparison } from '../stored/compareExports';
import { compareRows, explanationOf, whyNotOn } from '../stored/compareRows';

type Props = { query: RuleGroupTypeAny; from: Major; to: Major; compared: Comparison };

/** Runs the exports of both releases on the movies table, and lists the rows that only one of them selects. */
export default function RowDifferences(props: Props) {
  const { part: table, ...loading } = useLoadedPart(loadMovies);
  if (!table) return <LoadState {...loading} />;
  const unfit = whyNotOn(table, props.query);
  if (unfit)
    return (
      <p role="status">
        The movies table cannot answer this query, so rows were not compared. {unfit}
        {unfit.endsWith('.') ? '' : '.'}
      </p>
    );
  return <Rows {...props} table={table} />;
}

function Rows({ query, from, to, compared, table }: Props & { table: PackedTable }) {
  const { format, before, after } = compared;
  const exports = useMemo(() => [before, after], [before, after]);
  const { rows, isBusy } = useReleaseRows(exports, format, `upgrade-${format}`);
  const [older, newer] = rows;
  const engine = engineOf(format)?.name;
  const differences = useMemo(
    () => older && newer && compareRows(query, table, format, [from, to], [older, newer]),
    [query, table, format, from, to, older, newer],
  );
  if (isBusy || !older || !newer || !differences) return <p role="status">Running both exports in {engine}…</p>;
  const { onlyBefore, onlyAfter, causes } = differences;
  const isAnswered = hasRows(older) && hasRows(newer);
  const isSame = isAnswered && onlyBefore.length + onlyAfter.length === 0;
  return (
    <>
      <p role="status">
        On the movies table, in {engine}: release {from} {said(older)}; release {to} {said(newer)}.
        {isSame && ' They are the same rows.'}
      </p>
      <DifferingRows title={`only with release ${from}`} rows={onlyBefore} table={table} />
      <DifferingRows title={`only with release ${to}`} rows={onlyAfter} table={table} />
      <CauseLine of={causes} />
      {causes.length > 0 && (
        <CauseList ids={causes} addressOf={(id) => explanationOf(id, to)} label="Why" className={undefined} />
      )}
      {isAnswered && !isSame && causes.length === 0 && (
        <p>No cause of this difference is known beside the changes of this format.</p>
      )}
    </>
  );
}

const hasRows = (ran: ReleaseResult) => !('failure' in ran) && !ran.error;

function said(ran: ReleaseResult): string {
  if ('failure' in ran) return `could not be run (${ran.failure})`;
  return ran.error ? `is refused (${ran.error.message})` : `selects ${rowCount(ran.rows.length)}`;
}
