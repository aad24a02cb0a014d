import { loadTable } from '@site/src/dataset/loadTable';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { isCancelled } from '@site/src/engines/client';
import type { Outcome } from '@site/src/engines/compare';
import { engineClients } from '@site/src/engines/engineClients';
import { engineOf, type Run, runsAtOnce } from '@site/src/engines/registry';
import { setTable } from '@site/src/engines/setTable';
import { useEffect, useSyncExternalStore } from 'react';
import { demoStore } from '../store/state';
import { runIntent, useCompareIntent } from './runIntent';
import { exportOf, type RunRequest, sameRequest, useRunRequest, versionOf } from './runRequest';
import { afterFrame, type RunResult, runChosen, runOthers, slowStart } from './runs';
import { hasRows, tableOf } from './tableOf';

export type Results = {
  table?: PackedTable;
  ran?: RunResult;
  /** The first rows of a large table, until the whole answer of that query has come. */
  first?: { asked: RunRequest; rows: Uint32Array; table: PackedTable };
  /**
   * What the other formats select, engine by engine as they answer; `isComplete` once all have. `standIn` is shown where the
   * chosen format has no answer: the first that came, and the same one for the next query.
   */
  compared?: { asked: RunRequest; outcomes: Outcome[]; isComplete: boolean; standIn: Outcome | undefined };
  /** Why nothing can be run at all: the table did not arrive. */
  failure?: unknown;
};

/** Other engines are asked when the visitor wants them compared, and stand in where the chosen format has no answer. */
const wantsOthers = (ran: RunResult | undefined, isComparisonWanted: boolean) =>
  isComparisonWanted || (ran !== undefined && !ran.answer);

/**
 * What the query selects: one run for all parts of the page that show it. A newer query cancels the older one, whose
 * answer stays until the newer one has come.
 */
function createResults() {
  let snapshot: Results = {};
  let asked: RunRequest | undefined;
  let abort = new AbortController();
  let lastStandIn: Run | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Results) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  async function run(now: RunRequest, signal: AbortSignal) {
    await afterFrame();
    if (signal.aborted) return;
    // Another table's rows and outcomes say nothing of this one.
    if (snapshot.table && snapshot.ran?.asked.data !== now.data) set({});
    if (!hasRows(now)) return;
    setTable(tableOf(now));
    const exported = exportOf(now, now.format);
    const engine = engineOf(now.format, versionOf(now));
    // Side by side: the engine is on its way while the table is.
    const loading = loadTable();
    const chosen = runChosen(now, exported, signal, async (rows) => {
      const table = await loading;
      if (!signal.aborted && !sameRequest(snapshot.ran?.asked, now))
        set({ ...snapshot, first: { asked: now, rows, table } });
    });
    chosen.catch(() => {}); // awaited below
    const table = await loading;
    const first = await Promise.race([chosen, ...(engine ? [slowStart(engine.id)] : [])]);
    if (signal.aborted) return;
    const { compared } = snapshot;
    const ran = first ?? { asked: now, exported, isStarting: true };
    set({ table, ran, ...(compared && { compared }) });
    if (!wantsOthers(ran, runIntent.compares())) return;
    const others = runOthers(now, chosen, signal, (outcomes) => {
      const answered = outcomes.filter(({ answer }) => !answer.error);
      const isLast = ({ run }: Outcome) => run.engine === lastStandIn?.engine && run.format === lastStandIn.format;
      const standIn = answered.find(isLast) ?? answered[0];
      lastStandIn = standIn?.run;
      const isComplete = outcomes.length === runsAtOnce(versionOf(now)).length;
      set({ ...snapshot, compared: { asked: now, outcomes, isComplete, standIn } });
    });
    others.catch(() => {}); // awaited below
    const late = await chosen;
    if (!signal.aborted && !first) set({ ...snapshot, ran: late });
    await others;
  }
  function start(now: RunRequest) {
    asked = now;
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    run(now, signal).catch((failure) => {
      if (!signal.aborted && !isCancelled(failure)) set({ ...snapshot, failure });
    });
  }
  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Runs what is asked for, unless that is what runs or was run last. */
    ask: (now: RunRequest) => {
      if (!sameRequest(asked, now)) start(now);
    },
    /** Runs the same again: the engines were given another table, or more of them are wanted. */
    again: () => {
      if (asked) start(asked);
    },
    /** Runs the same again, after an engine or the table failed. */
    retry: () => {
      for (const client of Object.values(engineClients)) client.retry();
      const { failure, ran, ...others } = snapshot;
      const again = ran?.lost === undefined ? ran : { asked: ran.asked, exported: ran.exported, isStarting: true };
      set({ ...others, ...(again && { ran: again }) });
      if (asked) start(asked);
    },
  };
}

const results = createResults();

/** Gives the engines the visitor's fields, if they have others; what they were asked before is asked again. */
const giveFields = () => {
  if (setTable(tableOf(demoStore.get()))) results.again();
};
// At once, too: this module is loaded on demand, and the visitor may have added fields before.
giveFields();
demoStore.subscribe(giveFields);
runIntent.subscribe(() => runIntent.compares() && results.again());

/** The results of what the demo's state asks for. Whoever uses this also asks: several that do make one run. */
export function useResults() {
  const asked = useRunRequest();
  useEffect(() => results.ask(asked), [asked]);
  const snapshot = useSyncExternalStore(results.subscribe, results.get, results.get);
  const isComparisonWanted = useCompareIntent();
  const { ran, compared, failure } = snapshot;
  const compares = wantsOthers(ran, isComparisonWanted);
  return {
    ...snapshot,
    asked,
    isBusy: hasRows(asked) && !sameRequest(ran?.asked, asked) && failure === undefined,
    /** The other engines are asked as well. */
    compares,
    /** The comparison is not of this query, or engines are still to answer. */
    isComparing: compares && (!sameRequest(compared?.asked, asked) || !compared?.isComplete),
    retry: results.retry,
  };
}
