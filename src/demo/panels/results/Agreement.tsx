import type { PackedTable } from '@site/src/dataset/packedTable';
import type { Comparison, Difference } from '@site/src/engines/compare';
import { rowAt } from '@site/src/engines/explainRows';
import { type CauseId, causeIds } from '@site/src/engines/model';
import { docsOf } from '@site/src/engines/model/sections';
import type { Run } from '@site/src/engines/registry';
import { CauseList } from '@site/src/ui/CauseList';
import controls from '@site/src/ui/controls.module.css';
import { rowCount } from '@site/src/ui/rowCount';
import { useMemo } from 'react';
import { type RunRequest, versionOf } from '../../run/runRequest';
import { CauseLine } from './CauseLine';
import { DifferingRows } from './DifferingRows';
import { causesOfDifference, causesOfRefusal, dialectOfRun, labelOf, labels } from './runLabels';
import styles from './styles.module.css';
import { Verdict } from './Verdict';
import { WhyTree } from './why/WhyTree';

type Props = {
  comparison: Comparison;
  /** The same of those that were executed in their own language, which the verdict counts, and what it leaves out. */
  executed: { comparison: Comparison; notes: readonly string[] };
  asked: RunRequest;
  table: PackedTable;
  retry: () => void;
  isBusy: boolean;
};

/** Whether all formats that can be run select the same rows, and which do not. */
export function Agreement({ comparison, executed, asked, table, retry, isBusy }: Props) {
  const { count, agreeing, rows, differences, refused } = comparison;
  const isWhole = agreeing.length === count;
  const most = agreeing[0];
  const named = useMemo(
    () =>
      differences.map((difference) => {
        const [run] = difference.runs;
        return run && most ? causesOfDifference(run, most, difference, asked, table) : [];
      }),
    [differences, most, asked, table],
  );
  const refusals = useMemo(
    () => refused.map(({ run, isLost }) => (isLost ? [] : causesOfRefusal(run, asked, table))),
    [refused, asked, table],
  );
  const all = causeIds.filter((id) => [...named, ...refusals].some((some) => some.includes(id)));
  return (
    <section aria-label="Agreement of the formats" aria-busy={isBusy} className={styles.agreement} data-whole={isWhole}>
      <Verdict comparison={isBusy ? undefined : executed.comparison} notes={executed.notes} />
      {!isWhole && (
        <ul>
          {agreeing.length > 0 && (
            <li>
              <b>{labels(agreeing, asked)}:</b> {rowCount(rows.length)}
            </li>
          )}
          {differences.map((difference, index) => (
            <DifferenceItem
              key={labels(difference.runs, asked)}
              difference={difference}
              named={named[index] ?? []}
              most={most as Run}
              asked={asked}
              table={table}
            />
          ))}
          {refused.map(({ run, error }, index) => (
            <li key={labelOf(run, asked)}>
              <b>{labelOf(run, asked)}:</b> no answer. {error.message}
              <CauseLine of={refusals[index] ?? []} />
            </li>
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <CauseList
          ids={all}
          addressOf={(id) => docsOf(id, Number.parseInt(versionOf(asked), 10))}
          label="Why"
          className={styles.causes}
        />
      )}
      {refused.some(({ isLost }) => isLost) && (
        <button type="button" className={controls.button} onClick={retry}>
          Retry
        </button>
      )}
    </section>
  );
}

type ItemProps = {
  difference: Difference;
  named: CauseId[];
  most: Run;
  asked: RunRequest;
  table: PackedTable;
};

/** Formats that differ from the most: on how many rows, why, and each row with what both make of it. */
function DifferenceItem({ difference, named, most, asked, table }: ItemProps) {
  const { runs, rows, onlyHere, missingHere } = difference;
  const run = runs[0] as Run;
  const { query } = asked;
  const one = useMemo(() => dialectOfRun(run, asked), [run, asked]);
  const other = useMemo(() => dialectOfRun(most, asked), [most, asked]);
  // Of a format that the model does not know, nothing can be said about single rows.
  const dialects = one && other && [[labelOf(run, asked), one] as const, [labelOf(most, asked), other] as const];
  const why =
    dialects &&
    ((row: number) => <WhyTree query={query} row={rowAt(table, row)} columns={table.columns} dialects={dialects} />);
  return (
    <li>
      <b>{labels(runs, asked)}:</b> {rowCount(rows.length)}
      <CauseLine of={named} />
      {named.length === 0 && (
        <p>This page knows no cause for this difference; a fallback expression of your own may be one.</p>
      )}
      <DifferingRows title="more" rows={onlyHere} table={table} {...(why && { why })} />
      <DifferingRows title="fewer" rows={missingHere} table={table} {...(why && { why })} />
    </li>
  );
}
