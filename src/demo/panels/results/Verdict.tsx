import type { Comparison } from '@site/src/engines/compare';
import { rowCount } from '@site/src/ui/rowCount';

function wordsFor({ count, agreeing, rows, engines, refused }: Comparison): string {
  if (agreeing.length === 0) return `None of ${count} formats has an answer.`;
  if (agreeing.length === 1 && refused.length < count - 1) return `No two of ${count} formats select the same rows.`;
  if (agreeing.length === 1) return `One of ${count} formats has an answer.`;
  const byEngine = `${engines.agreeing} of ${engines.engines} engines`;
  return `${agreeing.length} of ${count} formats, in ${byEngine}, select the same ${rowCount(rows.length)}.`;
}

/**
 * How many formats select the same rows, in one sentence.
 * @param comparison none while the formats are still being compared: an older one would pass for that of this query
 */
export const Verdict = ({ comparison }: { comparison?: Comparison | undefined }) => (
  <div>
    <p>{comparison ? wordsFor(comparison) : 'Comparing the formats…'}</p>
  </div>
);
