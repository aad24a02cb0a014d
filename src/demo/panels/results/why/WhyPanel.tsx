import type { Group } from '@site/packages/query';
import { nameColumn } from '@site/src/dataset/nameColumn';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { causesOf, rowAt } from '@site/src/engines/explainRows';
import { type CauseId, type Dialect, judge } from '@site/src/engines/model';
import controls from '@site/src/ui/controls.module.css';
import { useEffect, useMemo, useRef } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { CauseNames } from '../CauseLine';
import styles from './WhyPanel.module.css';
import { WhyTree } from './WhyTree';

/** A format that was run: what its engine said of the row, and the dialect by which the page explains it. */
export type FormatVerdict = { label: string; dialect: Dialect; isSelected: boolean };

type Props = {
  /** Position of the row in the table. */
  row: number;
  table: PackedTable;
  query: RuleGroupTypeAny;
  /** The format on show first. */
  formats: FormatVerdict[];
  /** The visitor asked for it just now, rather than a link. */
  takesFocus: boolean;
  onClose: () => void;
};

/**
 * Why one row is selected, or why not: the tree of the query with the verdict of every rule and group, and what causes a
 * difference where formats disagree on the row. The answer on top is the engine's; the tree is the page's explanation.
 */
export function WhyPanel({ row, table, query, formats, takesFocus, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another answer, to be read from its heading.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [row]);
  const values = useMemo(() => rowAt(table, row), [table, row]);
  const [main, ...others] = formats;
  const different = others.filter(({ isSelected }) => isSelected !== main?.isSelected);
  if (!main) return null;
  const name = String(table.values[nameColumn(table.columns)]?.[row] ?? 'A row without a name');
  const isExplained = isSelectedBy(query, values, table, main.dialect) === main.isSelected;
  return (
    <section className={styles.why} aria-label={`Why: ${name}`}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {name}: {main.isSelected ? 'selected' : 'not selected'} by {main.label}
        </h3>
        <button type="button" className={controls.button} onClick={onClose}>
          Close
        </button>
      </div>
      {isExplained ? (
        <WhyTree
          query={query}
          row={values}
          columns={table.columns}
          dialects={[main, ...different].map(({ label, dialect }) => [label, dialect] as const)}
        />
      ) : (
        <p>This page cannot explain the answer of the engine on this row.</p>
      )}
      {different.map((other) => {
        const causes = causesOn(row, query, table, main, other);
        return (
          <p key={other.label}>
            <b>
              {other.label}: {other.isSelected ? 'selected' : 'not selected'}.
            </b>{' '}
            {causes.length > 0 ? <CauseNames of={causes} /> : 'No known cause.'}
          </p>
        );
      })}
    </section>
  );
}

const isSelectedBy = (query: RuleGroupTypeAny, values: ReturnType<typeof rowAt>, table: PackedTable, by: Dialect) =>
  judge(query as Group, values, table.columns, by).verdict === 'true';

/** Why two formats disagree on one row. */
function causesOn(
  row: number,
  query: RuleGroupTypeAny,
  table: PackedTable,
  one: FormatVerdict,
  other: FormatVerdict,
): CauseId[] {
  const differing = one.isSelected ? { onlyOne: [row], onlyOther: [] } : { onlyOne: [], onlyOther: [row] };
  return causesOf(query as Group, table, differing, one.dialect, other.dialect);
}
