import { knownDialect } from '@site/src/engines/model';
import { type Run, runsAtOnce } from '@site/src/engines/registry';
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
