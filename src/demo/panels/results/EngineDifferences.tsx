import type { Group } from '@site/packages/query';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { rowsWithout } from '@site/src/engines/compare';
import { causesOf, rowAt } from '@site/src/engines/explainRows';
import type { Answer } from '@site/src/engines/messages';
import type { Dialect } from '@site/src/engines/model';
import type { Run } from '@site/src/engines/registry';
import { useMemo } from 'react';
import { type RunRequest, versionOf } from '../../run/runRequest';
import { CauseLine } from './CauseLine';
import { DifferingRows } from './DifferingRows';
import { DatabaseCauses } from './database/DatabaseCauses';
import { causesOfRefusal, dialectOfRun } from './runLabels';
import { WhyTree } from './why/WhyTree';

/** What one engine answers to the export of a format. */
export type EngineAnswer = {
  run: Run;
  answer: Answer;
  /** How its model reads the export, where it is asked in another way than for its format alone. */
  dialect?: Dialect | undefined;
};
type Props = { own: EngineAnswer; other: EngineAnswer; asked: RunRequest; table: PackedTable };

/** Where two engines differ over the same export: the causes, and each row with what both make of it. */
export function EngineDifferences({ own, other, asked, table }: Props) {
  const { onlyOwn, onlyOther, causes, dialects } = useMemo(
    () => differencesOf(own, other, asked, table),
    [own, other, asked, table],
  );
  const isDifferent = onlyOwn.length + onlyOther.length > 0;
  const why =
    dialects &&
    ((row: number) => (
      <WhyTree query={asked.query} row={rowAt(table, row)} columns={table.columns} dialects={dialects} />
    ));
  const rows = { table, ...(why && { why }) };
  return (
    <>
      {causes.length > 0 && (
        <div data-causes>
          <CauseLine of={causes} />
          <DatabaseCauses of={causes} version={versionOf(asked)} />
        </div>
      )}
      {isDifferent && causes.length === 0 && <p>This page knows no cause for this difference.</p>}
      <DifferingRows title={`only in ${own.run.engine.name}`} rows={onlyOwn} {...rows} />
      <DifferingRows title={`only in ${other.run.engine.name}`} rows={onlyOther} {...rows} />
    </>
  );
}

function differencesOf(own: EngineAnswer, other: EngineAnswer, asked: RunRequest, table: PackedTable) {
  const refused = [own, other].find(({ answer }) => answer.error);
  if (refused)
    return { onlyOwn: [], onlyOther: [], causes: causesOfRefusal(refused.run, asked, table, refused.dialect) };
  const onlyOwn = rowsWithout(own.answer.rows, other.answer.rows);
  const onlyOther = rowsWithout(other.answer.rows, own.answer.rows);
  const [one, two] = [own, other].map(({ run, dialect }) => dialect ?? dialectOfRun(run, asked));
  if (!one || !two) return { onlyOwn, onlyOther, causes: [] };
  return {
    onlyOwn,
    onlyOther,
    causes: causesOf(asked.query as Group, table, { onlyOne: onlyOwn, onlyOther }, one, two),
    dialects: [[own.run.engine.name, one] as const, [other.run.engine.name, two] as const],
  };
}
