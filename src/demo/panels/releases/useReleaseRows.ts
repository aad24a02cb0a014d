import type { Exported } from '@site/lines/releaseImports';
import type { Shown } from '@site/src/dataset/loadTable';
import { isCancelled } from '@site/src/engines/client';
import { engineClients } from '@site/src/engines/engineClients';
import type { Answer } from '@site/src/engines/messages';
import { engineOf } from '@site/src/engines/registry';
import { setTable } from '@site/src/engines/setTable';
import { useEffect, useState } from 'react';

/** What became of one release's export: rows, or why there are none. */
export type ReleaseResult = Answer | { failure: string };
const movies: Shown = { own: undefined, extra: [] };

type ReleaseRows = { rows: (ReleaseResult | undefined)[]; isBusy: boolean };

/**
 * Runs the exports of all releases in one format on a table. The last answers stay until the next have come.
 * @param exports keep its identity while nothing changes
 * @param user tells apart the parts of a page that run queries, none of which may cancel another's
 * @param table the visitor's own, where the movies are not asked for; keep its identity, too
 * @returns an answer per release, none where there is nothing to run; and whether they are not of these exports yet
 */
export function useReleaseRows(
  exports: Exported[] | undefined,
  format: string,
  user = '',
  table: Shown = movies,
): ReleaseRows {
  const [state, setState] = useState<{ exports: Exported[]; format: string; ran: ReleaseRows['rows'] }>();
  useEffect(() => {
    const engine = engineOf(format);
    if (!exports || !engine) return;
    const abort = new AbortController();
    setTable(table);
    const run = async (exported: Exported, index: number): Promise<ReleaseResult | undefined> => {
      if (!('value' in exported)) return undefined;
      try {
        const lane = `release-${user}-${index}`;
        return await engineClients[engine.id].run(exported.value, { lane, signal: abort.signal });
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
  }, [exports, format, user, table]);
  const isRun = exports !== undefined && engineOf(format) !== undefined;
  return { rows: isRun && state?.format === format ? state.ran : [], isBusy: isRun && state?.exports !== exports };
}
