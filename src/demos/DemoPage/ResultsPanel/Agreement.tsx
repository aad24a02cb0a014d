import { dependencies } from '@site/package.json';
import { BacktickedText } from '@site/src/components/BacktickedText';
import type { PackedTable } from '@site/src/dataset/packed';
import type { Comparison, Difference } from '@site/src/engines/compare';
import { causesOf, rowAt } from '@site/src/engines/explainRows';
import { type CauseId, causeIds, causes, type Dialect, dialectOf, explainRefusal } from '@site/src/engines/semantics';
import type { Group } from '@site/src/engines/semantics/query';
import { docsOf } from '@site/src/engines/semantics/sections';
import { Fragment, useMemo } from 'react';
import type { ExportFormat } from 'react-querybuilder';
import { CauseList } from '../../CauseList';
import { exportFormat } from '../../exportFormats';
import controls from '../controls.module.css';
import { rowCount } from '../rowCount';
import { DifferingRows } from './DifferingRows';
import styles from './styles.module.css';
import type { Asked } from './useResults';
import { Verdict } from './Verdict';
import { WhyRow } from './WhyRow';

const release = dependencies['react-querybuilder'];
const major = Number.parseInt(release, 10);

const labels = (formats: ExportFormat[]) => formats.map((format) => exportFormat(format).label).join(', ');

type Props = { comparison: Comparison; asked: Asked; table: PackedTable; retry: () => void; isBusy: boolean };

/** Whether all formats that can be run select the same rows, and which do not. */
export function Agreement({ comparison, asked, table, retry, isBusy }: Props) {
  const { count, agreeing, rows, differences, refused } = comparison;
  const isWhole = agreeing.length === count;
  const { query, parseNumbers, formatSettings } = asked;
  const { placeholderFieldName, placeholderOperatorName } = formatSettings;
  // With other placeholders, other rules are left out than the model thinks.
  const isKnown = !placeholderFieldName && !placeholderOperatorName;
  const most = agreeing[0];
  const named = useMemo(
    () =>
      differences.map(({ formats: [format], onlyHere, missingHere }): CauseId[] => {
        if (!format || !most) return [];
        const [one, other] = [format, most].map((each) => dialectOf(each, release, parseNumbers)) as [Dialect, Dialect];
        return causesOf(query as Group, table, { onlyOne: onlyHere, onlyOther: missingHere }, one, other);
      }),
    [differences, most, query, parseNumbers, table],
  );
  const refusals = useMemo(
    () =>
      refused.map(({ format, isLost }): CauseId[] =>
        isLost || !isKnown
          ? []
          : explainRefusal(query as Group, table.columns, dialectOf(format, release, parseNumbers)),
      ),
    [refused, isKnown, query, parseNumbers, table],
  );
  const all = causeIds.filter((id) => [...named, ...refusals].some((some) => some.includes(id)));
  return (
    <section aria-label="Agreement of the formats" aria-busy={isBusy} className={styles.agreement} data-whole={isWhole}>
      <Verdict comparison={isBusy ? undefined : comparison} />
      {!isWhole && (
        <ul>
          {agreeing.length > 0 && (
            <li>
              <b>{labels(agreeing)}:</b> {rowCount(rows.length)}
            </li>
          )}
          {differences.map((difference, index) => (
            <DifferenceItem
              key={difference.formats.join()}
              difference={difference}
              named={named[index] ?? []}
              most={most as ExportFormat}
              asked={asked}
              table={table}
            />
          ))}
          {refused.map(({ format, error }, index) => (
            <li key={format}>
              <b>{labels([format])}:</b> no answer. {error.message}
              <Because of={refusals[index] ?? []} />
            </li>
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <CauseList ids={all} addressOf={(id) => docsOf(id, major)} label="Why" className={styles.causes} />
      )}
      {refused.some(({ isLost }) => isLost) && (
        <button type="button" className={controls.button} onClick={retry}>
          Retry
        </button>
      )}
    </section>
  );
}

/** The causes by name; the list below the formats explains them. */
function Because({ of }: { of: CauseId[] }) {
  if (of.length === 0) return null;
  return (
    <p>
      Because of:{' '}
      {of.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          <BacktickedText>{causes[id].label}</BacktickedText>
        </Fragment>
      ))}
      .
    </p>
  );
}

type ItemProps = {
  difference: Difference;
  named: CauseId[];
  most: ExportFormat;
  asked: Asked;
  table: PackedTable;
};

/** Formats that differ from the most: on how many rows, why, and each row with what both make of it. */
function DifferenceItem({ difference, named, most, asked, table }: ItemProps) {
  const { formats, rows, onlyHere, missingHere } = difference;
  const format = formats[0] as ExportFormat;
  const { query, parseNumbers } = asked;
  const one = useMemo(() => dialectOf(format, release, parseNumbers), [format, parseNumbers]);
  const other = useMemo(() => dialectOf(most, release, parseNumbers), [most, parseNumbers]);
  const dialects = [[labels([format]), one] as const, [labels([most]), other] as const];
  const why = (row: number) => (
    <WhyRow query={query} row={rowAt(table, row)} columns={table.columns} dialects={dialects} />
  );
  return (
    <li>
      <b>{labels(formats)}:</b> {rowCount(rows.length)}
      <Because of={named} />
      {named.length === 0 && (
        <p>This page knows no cause for this difference; a fallback expression of your own may be one.</p>
      )}
      <DifferingRows title="more" rows={onlyHere} table={table} why={why} />
      <DifferingRows title="fewer" rows={missingHere} table={table} why={why} />
    </li>
  );
}
