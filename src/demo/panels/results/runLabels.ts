import type { Group } from '@site/packages/query';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { type CauseId, explainRefusal, knownDialect } from '@site/src/engines/model';
import { type Run, runsAtOnce } from '@site/src/engines/registry';
import { formatOf } from '../../releases/formatOf';
import { loadedRelease } from '../../releases/loaded';
import { type RunRequest, versionOf } from '../../run/runRequest';

/** Name of a format of the release that is asked. */
export const formatLabel = (asked: Pick<RunRequest, 'release'>, format: string): string =>
  formatOf(loadedRelease(asked.release), format).label;

/** The format's name, with its engine's where several run it. */
export function labelOf({ engine, format }: Run, asked: Pick<RunRequest, 'release'>): string {
  const label = formatLabel(asked, format);
  const isOne = runsAtOnce(versionOf(asked)).filter((run) => run.format === format).length === 1;
  return isOne ? label : `${label} in ${engine.name}`;
}

export const labels = (runs: Run[], asked: Pick<RunRequest, 'release'>): string =>
  runs.map((run) => labelOf(run, asked)).join(', ');

/** How the model reads a run; nothing for a format that it does not know. */
export const dialectOfRun = ({ engine, format }: Run, asked: RunRequest) =>
  knownDialect(format, versionOf(asked), asked.parseNumbers, engine.id);

/** Why the engine of a run refuses the export; none if the model does not know. */
export function causesOfRefusal(run: Run, asked: RunRequest, table: PackedTable): CauseId[] {
  const { query, formatSettings } = asked;
  // With other placeholders, other rules are left out than the model thinks.
  if (formatSettings.placeholderFieldName || formatSettings.placeholderOperatorName) return [];
  const dialect = dialectOfRun(run, asked);
  return dialect ? explainRefusal(query as Group, table.columns, dialect) : [];
}
