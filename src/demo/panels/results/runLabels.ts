import type { Group } from '@site/packages/query';
import type { PackedTable } from '@site/src/dataset/packedTable';
import type { Difference, Outcome } from '@site/src/engines/compare';
import { causesOf } from '@site/src/engines/explainRows';
import { type CauseId, type Dialect, explainRefusal, knownDialect } from '@site/src/engines/model';
import { presetDatabase } from '@site/src/engines/presetDatabases';
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
export function causesOfRefusal(
  run: Run,
  asked: RunRequest,
  table: PackedTable,
  dialect: Dialect | undefined = dialectOfRun(run, asked),
): CauseId[] {
  const { query, formatSettings } = asked;
  // With other placeholders, other rules are left out than the model thinks.
  if (formatSettings.placeholderFieldName || formatSettings.placeholderOperatorName) return [];
  return dialect ? explainRefusal(query as Group, table.columns, dialect) : [];
}

/** Why two runs select different rows; none if the model does not know both formats, or expects another difference. */
export function causesOfDifference(
  one: Run,
  other: Run,
  { onlyHere, missingHere }: Pick<Difference, 'onlyHere' | 'missingHere'>,
  asked: RunRequest,
  table: PackedTable,
): CauseId[] {
  const [first, second] = [dialectOfRun(one, asked), dialectOfRun(other, asked)];
  if (!first || !second) return [];
  return causesOf(asked.query as Group, table, { onlyOne: onlyHere, onlyOther: missingHere }, first, second);
}

/** The database that the preset of a run writes for, where another engine runs it; nothing for a format without presets. */
export function otherDatabase({ engine, format }: Run, asked: RunRequest): string | undefined {
  const { settings } = formatOf(loadedRelease(asked.release), format);
  const database = settings.includes('preset') ? presetDatabase(asked.formatSettings.preset) : undefined;
  return database === engine.name ? undefined : database;
}

/** Whether a run was executed in the language that it is written in: its engine started, and is the one of its preset. */
export const isExecuted = ({ run, isLost }: Outcome, asked: RunRequest): boolean =>
  !isLost && otherDatabase(run, asked) === undefined;

/** Which runs are not counted among those that were executed, and why, in sentences. */
export function notCounted(outcomes: readonly Outcome[], asked: RunRequest): string[] {
  const lost = outcomes.filter(({ isLost }) => isLost).map(({ run }) => run);
  const others = outcomes.filter((outcome) => !outcome.isLost && !isExecuted(outcome, asked)).map(({ run }) => run);
  const [other] = others;
  return [
    ...(lost.length > 0
      ? [`Not counted, because ${lost.length === 1 ? 'it' : 'they'} could not be run: ${labels(lost, asked)}.`]
      : []),
    ...(other
      ? [
          `Not counted, because ${other.engine.name} ran what is written for ${otherDatabase(other, asked)}: ${labels(others, asked)}.`,
        ]
      : []),
  ];
}

/** What an engine runs on request: its format, or the parameters that the preset of its own writes, if those are on show. */
export const formatOnRequest = ({ engine, format }: Run, asked: RunRequest): string =>
  asked.format === 'parameterized' && presetDatabase(asked.formatSettings.preset) === engine.name
    ? asked.format
    : format;
