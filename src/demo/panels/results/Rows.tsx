import type { PackedTable } from '@site/src/dataset/packed';
import { engineOf, type Run } from '@site/src/engines/registry';
import { useMemo, useRef } from 'react';
import { type Asked, sameAsked, versionOf } from '../../run/asked';
import type { Results } from '../../run/results';
import { demoStore, useRow } from '../../store/state';
import { ResultsTable } from './ResultsTable';
import { dialectOfRun, labelOf } from './runLabels';
import { FindRow } from './why/FindRow';
import { type Judged, WhyPanel } from './why/WhyPanel';

type Props = {
  table: PackedTable;
  /** Positions of the selected rows. */
  rows: Uint32Array;
  asked: Asked;
  compared: Results['compared'];
  /** What selected the rows, if it is not the chosen format in its own engine. */
  shown: Run | undefined;
};

/** The selected rows, each with "Why?", and a search for rows that were not selected. */
export function Rows({ table, rows, asked, compared, shown }: Props) {
  const linked = useRow();
  const row = linked !== undefined && linked < (table.values[0]?.length ?? 0) ? linked : undefined;
  /** What opened the explanation; nothing did where a link brought it, and the focus stays where it is. */
  const opener = useRef<Element | null>(null);
  const formats = useMemo(() => judged(row, rows, asked, compared, shown), [row, rows, asked, compared, shown]);
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
      <FindRow table={table} selected={rows} onFind={ask} />
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
      <ResultsTable table={table} rows={rows} query={asked.query} onWhy={ask} />
    </>
  );
}

/** What each format that was run says of one row, the one on show first. */
function judged(
  row: number | undefined,
  rows: Uint32Array,
  asked: Asked,
  compared: Results['compared'],
  shown: Run | undefined,
): Judged[] {
  const engine = engineOf(asked.format, versionOf(asked));
  const run = shown ?? (engine && { engine, format: asked.format });
  if (row === undefined || !run) return [];
  const others = sameAsked(compared?.asked, asked) ? (compared?.outcomes ?? []) : [];
  const all = [
    { run, selected: rows },
    ...others
      .filter(({ run: other, answer }) => !answer.error && (other.format !== run.format || other.engine !== run.engine))
      .map(({ run: other, answer }) => ({ run: other, selected: answer.rows })),
  ];
  return all.flatMap(({ run: each, selected }) => {
    const dialect = dialectOfRun(each, asked);
    return dialect ? [{ label: labelOf(each, asked), dialect, isSelected: selected.includes(row) }] : [];
  });
}
