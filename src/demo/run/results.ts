import { loadMovies } from '@site/src/dataset/loadMovies';
import type { PackedTable } from '@site/src/dataset/packed';
import { isCancelled } from '@site/src/engines/client';
import type { Outcome } from '@site/src/engines/compare';
import type { Answer } from '@site/src/engines/messages';
import { onMovies } from '@site/src/engines/onMovies';
import { engineOf, type Run, runsAtOnce } from '@site/src/engines/registry';
import { useEffect, useSyncExternalStore } from 'react';
import { type Asked, exportOf, sameAsked, useAsked } from './asked';
import { release } from './release';

/** What was run in the chosen format; the two JSON formats have no answer, nor has an engine that could not be started. */
export type Ran = { asked: Asked; exported: unknown; answer?: Answer; lost?: string };

export type Results = {
  table?: PackedTable;
  ran?: Ran;
  /** What the other formats select, engine by engine as they answer; `isComplete` once all have. */
  compared?: { asked: Asked; outcomes: Outcome[]; isComplete: boolean };
  /** Why nothing can be run at all: the table did not arrive. */
  failure?: unknown;
};

/** Runs an export; each format is a lane of its own in its engine. */
const answerTo = (exported: unknown, { engine, format }: Run, signal: AbortSignal): Promise<Answer> =>
  onMovies[engine.id].run(exported, { lane: format, signal });

/** Runs the chosen format, if an engine reads it. An engine that does not start leaves the others working. */
async function runChosen(asked: Asked, signal: AbortSignal): Promise<Ran> {
  const { format } = asked;
  const exported = exportOf(asked, format);
  const engine = engineOf(format, release);
  if (!engine) return { asked, exported };
  const { answer, isLost } = await outcomeOf(asked, { engine, format }, signal);
  return isLost ? { asked, exported, lost: answer.error?.message ?? '' } : { asked, exported, answer };
}

/** A run of the comparison, where an engine that fails is one of the outcomes. */
async function outcomeOf(asked: Asked, run: Run, signal: AbortSignal): Promise<Outcome> {
  try {
    return { run, answer: await answerTo(exportOf(asked, run.format), run, signal) };
  } catch (error) {
    if (isCancelled(error)) throw error;
    const { message } = error as Error;
    return { run, answer: { rows: new Uint32Array(), error: { message }, took: 0 }, isLost: true };
  }
}

/**
 * Runs everything for the comparison. One after the other, and those that share an engine with the chosen format last:
 * the next key press may come at any time, and its query must find its engine and a processor free. Engines that are
 * still starting hold up nobody: they are waited for after the others.
 * @param onOutcomes is told all outcomes so far, in the order of the registry
 */
async function runOthers({ asked, answer, lost }: Ran, signal: AbortSignal, onOutcomes: (so: Outcome[]) => void) {
  const runs = runsAtOnce(release);
  for (const { engine } of runs) onMovies[engine.id].warm();
  const chosen = engineOf(asked.format, release);
  const outcomes = new Map<Run, Outcome>();
  const tell = () => onOutcomes(runs.flatMap((run) => outcomes.get(run) ?? []));
  const runOne = async (run: Run) => {
    const isChosen = run.format === asked.format && run.engine === chosen;
    const known: Outcome | undefined =
      isChosen && answer
        ? { run, answer }
        : isChosen && lost !== undefined
          ? { run, answer: { rows: new Uint32Array(), error: { message: lost }, took: 0 }, isLost: true }
          : undefined;
    outcomes.set(run, known ?? (await outcomeOf(asked, run, signal)));
    if (!signal.aborted) tell();
  };
  const isShared = ({ engine }: Run) => Number(engine === chosen);
  const isReady = ({ engine }: Run) => onMovies[engine.id].status().phase === 'ready';
  const ordered = [...runs].sort((a, b) => isShared(a) - isShared(b));
  const starting = ordered.filter((run) => !isReady(run));
  for (const run of ordered.filter(isReady)) await runOne(run);
  await Promise.all(starting.map(runOne));
}

/**
 * What the query selects: one run for all parts of the page that show it. A newer query cancels the older one, whose
 * answer stays until the newer one has come.
 */
function createResults() {
  let snapshot: Results = {};
  let asked: Asked | undefined;
  let abort = new AbortController();
  const listeners = new Set<() => void>();
  const set = (next: Results) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  async function run(now: Asked, signal: AbortSignal) {
    // Side by side: the engine is on its way while the table is.
    const [table, ran] = await Promise.all([loadMovies(), runChosen(now, signal)]);
    if (signal.aborted) return;
    const { compared } = snapshot;
    set({ table, ran, ...(compared && { compared }) });
    const total = runsAtOnce(release).length;
    await runOthers(ran, signal, (outcomes) =>
      set({ ...snapshot, compared: { asked: now, outcomes, isComplete: outcomes.length === total } }),
    );
  }
  function start(now: Asked) {
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
    ask: (now: Asked) => {
      if (!sameAsked(asked, now)) start(now);
    },
    /** Runs the same again, after an engine or the table failed. */
    retry: () => {
      const { failure, ...others } = snapshot;
      set(others);
      if (asked) start(asked);
    },
  };
}

const results = createResults();

/** The results of what the demo's state asks for. Whoever uses this also asks: several that do make one run. */
export function useResults() {
  const asked = useAsked();
  useEffect(() => results.ask(asked), [asked]);
  const snapshot = useSyncExternalStore(results.subscribe, results.get, results.get);
  const { ran, compared, failure } = snapshot;
  return {
    ...snapshot,
    asked,
    isBusy: !sameAsked(ran?.asked, asked) && failure === undefined,
    /** The comparison is not of this query, or engines are still to answer. */
    isComparing: !sameAsked(compared?.asked, asked) || !compared?.isComplete,
    retry: results.retry,
  };
}
