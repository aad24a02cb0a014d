import type { Comparison } from '@site/src/engines/compare';
import { rowCount } from '@site/src/ui/rowCount';

function wordsFor({ count, agreeing, rows, engines, refused }: Comparison): string {
  if (count === 0) return 'No format could be run.';
  if (agreeing.length === 0) return `None of ${count} formats has an answer.`;
  if (agreeing.length === 1 && refused.length < count - 1) return `No two of ${count} formats select the same rows.`;
  if (agreeing.length === 1) return `One of ${count} formats has an answer.`;
  const byEngine = `${engines.agreeing} of ${engines.engines} engines`;
  return `${agreeing.length} of ${count} formats, in ${byEngine}, select the same ${rowCount(rows.length)}.`;
}

type Props = {
  /** None while the formats are still being compared: an older one would pass for that of this query. */
  comparison?: Comparison | undefined;
  /** What it does not count, and why. */
  notes?: readonly string[];
};

/** How many of the formats that were executed select the same rows, in one sentence. */
export const Verdict = ({ comparison, notes = [] }: Props) => (
  <div>
    <p>{comparison ? wordsFor(comparison) : 'Comparing the formats…'}</p>
    {comparison && notes.map((note) => <p key={note}>{note}</p>)}
  </div>
);
