import { isCancelled, type RunOptions, startPatience } from '@site/src/engines/client';
import type { Outcome } from '@site/src/engines/compare';
import { engineClients } from '@site/src/engines/engineClients';
import type { Answer } from '@site/src/engines/messages';
import { engineOf, type PageEngineId, type Run, runsAtOnce } from '@site/src/engines/registry';
import { exportOf, type RunRequest, versionOf } from './runRequest';

/**
 * What was run in the chosen format; the two JSON formats have no answer, nor has an engine that could not be started, nor
 * one whose start outlasts the patience.
 */
export type RunResult = { asked: RunRequest; exported: unknown; answer?: Answer; lost?: string; isStarting?: boolean };

/** Engines that outlasted it: while they are still starting, nothing waits for them again. */
const slow = new Set<PageEngineId>();

const isStarting = (id: PageEngineId) => engineClients[id].status().phase === 'loading';

/** Ends when the start of an engine has outlasted the patience; never, if it is ready before. */
export const slowStart = (id: PageEngineId) =>
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
export const afterFrame = () =>
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
export async function runChosen(
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
export async function runOthers(
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
