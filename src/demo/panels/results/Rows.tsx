import { nameColumn } from '@site/src/dataset/nameColumn';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { engineOf, type Run } from '@site/src/engines/registry';
import { samplePositions } from '@site/src/engines/sample';
import { useMemo, useRef } from 'react';
import { useFieldsOf } from '../../releases/useFields';
import { useRelease } from '../../releases/useRelease';
import type { Results } from '../../run/results';
import { type RunRequest, sameRequest, versionOf } from '../../run/runRequest';
import { rowsName } from '../../run/tableOf';
import { demoStore, useRow } from '../../store/state';
import { ResultsTable } from './ResultsTable';
import { dialectOfRun, labelOf } from './runLabels';
import { FindRow } from './why/FindRow';
import { type FormatVerdict, WhyPanel } from './why/WhyPanel';

type Props = {
  table: PackedTable;
  /** Positions of the selected rows. */
  rows: Uint32Array;
  asked: RunRequest;
  compared: Results['compared'];
  /** What selected the rows, if it is not the chosen format in its own engine. */
  shown: Run | undefined;
};

/** The selected rows, each with "Why?", and a search for rows that were not selected. */
export function Rows({ table, rows, asked, compared, shown }: Props) {
  const linked = useRow();
  const fields = useFieldsOf(useRelease(), asked);
  const naming = table.columns[nameColumn(table.columns)]?.name;
  const rowName = asked.data && (fields.find(({ name }) => name === naming)?.label ?? naming);
  const row = linked !== undefined && linked < (table.values[0]?.length ?? 0) ? linked : undefined;
  /** What opened the explanation; nothing did where a link brought it, and the focus stays where it is. */
  const opener = useRef<Element | null>(null);
  const formats = useMemo(
    () => judged(row, rows, asked, compared, shown, table.values[0]?.length ?? 0),
    [row, rows, asked, compared, shown, table],
  );
  const ask = (position: number) => {
    opener.current = document.activeElement;
    demoStore.setRow(position);
  };
  const close = () => {
    demoStore.setRow();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <>
      <FindRow {...(rowName !== undefined && { rowName })} table={table} selected={rows} onFind={ask} />
      {row !== undefined && (
        <WhyPanel
          row={row}
          table={table}
          query={asked.query}
          formats={formats}
          takesFocus={opener.current !== null}
          onClose={close}
        />
      )}
      <ResultsTable table={table} rows={rows} query={asked.query} fields={fields} noun={rowsName(asked)} onWhy={ask} />
    </>
  );
}

/** What each format that was run says of one row, the one on show first. */
function judged(
  row: number | undefined,
  rows: Uint32Array,
  asked: RunRequest,
  compared: Results['compared'],
  shown: Run | undefined,
  count: number,
): FormatVerdict[] {
  const engine = engineOf(asked.format, versionOf(asked));
  const run = shown ?? (engine && { engine, format: asked.format });
  if (row === undefined || !run) return [];
  const others = sameRequest(compared?.asked, asked) ? (compared?.outcomes ?? []) : [];
  const all = [
    { run, selected: rows },
    ...others
      // A sample says nothing of a row that is not in it.
      .filter(({ answer: { sampled } }) => !sampled || samplePositions(count, sampled)?.includes(row))
      .filter(({ run: other, answer }) => !answer.error && (other.format !== run.format || other.engine !== run.engine))
      .map(({ run: other, answer }) => ({ run: other, selected: answer.rows })),
  ];
  return all.flatMap(({ run: each, selected }) => {
    const dialect = dialectOfRun(each, asked);
    return dialect ? [{ label: labelOf(each, asked), dialect, isSelected: selected.includes(row) }] : [];
  });
}
