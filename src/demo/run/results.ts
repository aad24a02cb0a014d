import { loadTable } from '@site/src/dataset/loadTable';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { isCancelled, type RunOptions, startPatience } from '@site/src/engines/client';
import type { Outcome } from '@site/src/engines/compare';
import { engineClients } from '@site/src/engines/engineClients';
import type { Answer } from '@site/src/engines/messages';
import { engineOf, type PageEngineId, type Run, runsAtOnce } from '@site/src/engines/registry';
import { setTable } from '@site/src/engines/setTable';
import { useEffect, useSyncExternalStore } from 'react';
import { demoStore } from '../store/state';
import { runIntent, useCompareIntent } from './runIntent';
import { exportOf, type RunRequest, sameRequest, useRunRequest, versionOf } from './runRequest';
import { hasRows, tableOf } from './tableOf';

/**
 * What was run in the chosen format; the two JSON formats have no answer, nor has an engine that could not be started, nor
 * one whose start outlasts the patience.
 */
export type RunResult = { asked: RunRequest; exported: unknown; answer?: Answer; lost?: string; isStarting?: boolean };

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

/** Engines that outlasted it: while they are still starting, nothing waits for them again. */
const slow = new Set<PageEngineId>();

const isStarting = (id: PageEngineId) => engineClients[id].status().phase === 'loading';

/** Ends when the start of an engine has outlasted the patience; never, if it is ready before. */
const slowStart = (id: PageEngineId) =>
  new Promise<void>((resolve) => {
    if (isStarting(id) && slow.has(id)) return resolve();
    slow.delete(id);
    setTimeout(() => {
      if (!isStarting(id)) return;
      slow.add(id);
      resolve();
    }, startPatience);
  });

/** A key is on the screen before its query is exported; a window that nobody sees has no frames. */
const afterFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Each export is a task of its own, so that a key need not wait for all seven, and ends the older ones. */
async function asOwnTask(signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

/** Runs an export; each format is a lane of its own in its engine. */
const answerTo = (
  exported: unknown,
  { engine, format }: Run,
  signal: AbortSignal,
  onFirst?: RunOptions['onFirst'],
): Promise<Answer> => engineClients[engine.id].run(exported, { lane: format, signal, ...(onFirst && { onFirst }) });

/** Runs the chosen format, if an engine reads it. An engine that does not start leaves the others working. */
async function runChosen(
  asked: RunRequest,
  exported: unknown,
  signal: AbortSignal,
  onFirst: RunOptions['onFirst'],
): Promise<RunResult> {
  const { format } = asked;
  const engine = engineOf(format, versionOf(asked));
  if (!engine) return { asked, exported };
  const { answer, isLost } = await outcomeOf({ engine, format }, () => exported, signal, onFirst);
  return isLost ? { asked, exported, lost: answer.error?.message ?? '' } : { asked, exported, answer };
}

const without = (message: string): Answer => ({ rows: new Uint32Array(), error: { message }, took: 0 });

/** A run of the comparison, where an engine that fails is one of the outcomes. */
async function outcomeOf(
  run: Run,
  exported: () => unknown,
  signal: AbortSignal,
  onFirst?: RunOptions['onFirst'],
): Promise<Outcome> {
  try {
    return { run, answer: await answerTo(exported(), run, signal, onFirst) };
  } catch (error) {
    if (isCancelled(error)) throw error;
    return { run, answer: without((error as Error).message), isLost: true };
  }
}

/**
 * Runs everything for the comparison. One after the other, and those that share an engine with the chosen format last:
 * the next key press may come at any time, and its query must find its engine and a processor free. Engines that are
 * still starting hold up nobody: they are waited for after the others.
 * @param chosen what comes of the chosen format, which is not run again
 * @param onOutcomes is told all outcomes so far, in the order of the registry
 */
async function runOthers(
  asked: RunRequest,
  chosen: Promise<RunResult>,
  signal: AbortSignal,
  onOutcomes: (so: Outcome[]) => void,
) {
  const runs = runsAtOnce(versionOf(asked));
  for (const { engine } of runs) engineClients[engine.id].warm();
  const engineOfChosen = engineOf(asked.format, versionOf(asked));
  const outcomes = new Map<Run, Outcome>();
  const tell = () => onOutcomes(runs.flatMap((run) => outcomes.get(run) ?? []));
  const outcomeOfChosen = async (run: Run): Promise<Outcome> => {
    const { answer, lost = '' } = await chosen;
    return answer ? { run, answer } : { run, answer: without(lost), isLost: true };
  };
  const outcomeOfOther = async (run: Run) => {
    await asOwnTask(signal);
    return outcomeOf(run, () => exportOf(asked, run.format), signal);
  };
  const runOne = async (run: Run) => {
    const isChosen = run.format === asked.format && run.engine === engineOfChosen;
    outcomes.set(run, await (isChosen ? outcomeOfChosen(run) : outcomeOfOther(run)));
    if (!signal.aborted) tell();
  };
  const isShared = ({ engine }: Run) => Number(engine === engineOfChosen);
  const isReady = ({ engine }: Run) => engineClients[engine.id].status().phase === 'ready';
  const ordered = [...runs].sort((a, b) => isShared(a) - isShared(b));
  const [ready, starting] = [ordered.filter(isReady), ordered.filter((run) => !isReady(run))];
  const late = Promise.all(starting.map(runOne));
  late.catch(() => {}); // awaited below
  for (const run of ready) await runOne(run);
  await late;
}

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
