import { isCancelled } from '@site/src/engines/client';
import type { Answer } from '@site/src/engines/messages';
import { onMovies } from '@site/src/engines/onMovies';
import { executable } from '@site/src/engines/semantics/dialect';
import { useEffect, useState } from 'react';
import type { Exported } from './releases';

/** What became of one release's export: rows, or why there are none. */
export type Ran = Answer | { failure: string };
type ReleaseRows = { rows: (Ran | undefined)[]; isBusy: boolean };

/** Release 3 writes its `mongodb` text as a JavaScript literal, which is read without running it. */
async function runnable(value: unknown, format: string): Promise<unknown> {
  if (format !== 'mongodb' || typeof value !== 'string' || value.startsWith('{"')) return value;
  const { readLiteral } = await import('@site/src/engines/mongodb/readLiteral');
  return readLiteral(value);
}

/**
 * Runs the exports of all releases in one format on the movies table. The last answers stay until the next have come.
 * @param exports keep its identity while nothing changes
 * @param user tells apart the parts of a page that run queries, none of which may cancel another's
 * @returns an answer per release, none where there is nothing to run; and whether they are not of these exports yet
 */
export function useReleaseRows(exports: Exported[] | undefined, format: string, user = ''): ReleaseRows {
  const [state, setState] = useState<{ exports: Exported[]; format: string; ran: ReleaseRows['rows'] }>();
  useEffect(() => {
    const engine = executable[format];
    if (!exports || !engine) return;
    const abort = new AbortController();
    const run = async (exported: Exported, index: number): Promise<Ran | undefined> => {
      if (!('value' in exported)) return undefined;
      try {
        const query = await runnable(exported.value, format);
        const lane = `release-${user}-${index}`;
        return await onMovies[engine].run(query, { lane, signal: abort.signal });
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
  const isRun = exports !== undefined && format in executable;
  return { rows: isRun && state?.format === format ? state.ran : [], isBusy: isRun && state?.exports !== exports };
}
