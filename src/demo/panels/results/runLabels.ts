import type { PackedTable } from '@site/src/dataset/packed';
import { type CauseId, explainRefusal, knownDialect } from '@site/src/engines/model';
import { type Run, runsAtOnce } from '@site/src/engines/registry';
import type { Group } from '@site/src/query/rule';
import type { Asked } from '../../run/asked';
import { release } from '../../run/release';
import { exportFormat } from '../export/exportFormats';

/** The format's name, with its engine's where several run it. */
export function labelOf({ engine, format }: Run): string {
  const { label } = exportFormat(format as never);
  const isOne = runsAtOnce(release).filter((run) => run.format === format).length === 1;
  return isOne ? label : `${label} in ${engine.name}`;
}

export const labels = (runs: Run[]): string => runs.map(labelOf).join(', ');

/** How the model reads a run; nothing for a format that it does not know. */
export const dialectOfRun = ({ engine, format }: Run, parseNumbers: boolean) =>
  knownDialect(format, release, parseNumbers, engine.id);

/** Why the engine of a run refuses the export; none if the model does not know. */
export function causesOfRefusal(
  run: Run,
  { query, parseNumbers, formatSettings }: Asked,
  table: PackedTable,
): CauseId[] {
  // With other placeholders, other rules are left out than the model thinks.
  if (formatSettings.placeholderFieldName || formatSettings.placeholderOperatorName) return [];
  const dialect = dialectOfRun(run, parseNumbers);
  return dialect ? explainRefusal(query as Group, table.columns, dialect) : [];
}
