import type { Exported } from '@site/lines/doors';
import { isCancelled } from '@site/src/engines/client';
import type { Answer } from '@site/src/engines/messages';
import { onMovies } from '@site/src/engines/onMovies';
import { engineOf } from '@site/src/engines/registry';
import { useEffect, useState } from 'react';

/** What became of one release's export: rows, or why there are none. */
export type Ran = Answer | { failure: string };
type ReleaseRows = { rows: (Ran | undefined)[]; isBusy: boolean };

/**
 * Runs the exports of all releases in one format on the movies table. The last answers stay until the next have come.
 * @param exports keep its identity while nothing changes
 * @param user tells apart the parts of a page that run queries, none of which may cancel another's
 * @returns an answer per release, none where there is nothing to run; and whether they are not of these exports yet
 */
export function useReleaseRows(exports: Exported[] | undefined, format: string, user = ''): ReleaseRows {
  const [state, setState] = useState<{ exports: Exported[]; format: string; ran: ReleaseRows['rows'] }>();
  useEffect(() => {
    const engine = engineOf(format);
    if (!exports || !engine) return;
    const abort = new AbortController();
    const run = async (exported: Exported, index: number): Promise<Ran | undefined> => {
      if (!('value' in exported)) return undefined;
      try {
        const lane = `release-${user}-${index}`;
        return await onMovies[engine.id].run(exported.value, { lane, signal: abort.signal });
      } catch (reason) {
        if (isCancelled(reason)) throw reason;
        return { failure: reason instanceof Error ? reason.message : String(reason) };
      }
    };
    Promise.all(exports.map(run)).then(
      (ran) => !abort.signal.aborted && setState({ exports, format, ran }),
      () => {}, // a newer query took its place
    );
    return () => abort.abort();
  }, [exports, format, user]);
  const isRun = exports !== undefined && engineOf(format) !== undefined;
  return { rows: isRun && state?.format === format ? state.ran : [], isBusy: isRun && state?.exports !== exports };
}
