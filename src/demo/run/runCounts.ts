import { isCancelled } from '@site/src/engines/client';
import { engineClients } from '@site/src/engines/engineClients';
import { engineOf } from '@site/src/engines/registry';
import { countEach, type MatchCounts } from './matchCounts';
import { exportOf, type RunRequest, versionOf } from './runRequest';
import { hasRows } from './tableOf';

/**
 * Runs every rule and group of a query by itself, in the engine of the asked format.
 * @param onCounts is told the counts as they come
 * @param signal ends the counting when the query changes
 */
export async function runCounts(asked: RunRequest, onCounts: (counts: MatchCounts) => void, signal: AbortSignal) {
  const engine = engineOf(asked.format, versionOf(asked));
  if (!engine || !hasRows(asked)) return;
  const count = async (query: RunRequest['query']) => {
    signal.throwIfAborted();
    const { rows, error } = await engineClients[engine.id].run(exportOf({ ...asked, query }, asked.format), {
      lane: 'match-counts',
      signal,
    });
    return error ? undefined : rows.length;
  };
  await countEach(asked.query, count, (counts) => !signal.aborted && onCounts(counts)).catch((reason) => {
    // An engine that fails says so in the results; the counts are missing then.
    if (!isCancelled(reason)) onCounts(new Map());
  });
}
