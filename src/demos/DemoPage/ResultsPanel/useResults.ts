import { loadMovies } from '@site/src/dataset/loadMovies';
import type { PackedTable } from '@site/src/dataset/packed';
import { isCancelled } from '@site/src/engines/client';
import { type Comparison, compare, type Outcome } from '@site/src/engines/compare';
import type { Answer } from '@site/src/engines/messages';
import { onMovies } from '@site/src/engines/onMovies';
import { engineOf, executableFormats } from '@site/src/engines/registry';
import { useEffect, useState } from 'react';
import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { exportValue, formatOptions } from '../../exportFormats';
import type { DemoState } from '../../state';

/** What is to be run. */
export type Asked = Pick<DemoState, 'format' | 'formatSettings'> & { query: RuleGroupTypeAny; parseNumbers: boolean };

/** What was run in the chosen format; the two JSON formats have no answer. */
export type Ran = { asked: Asked; exported: unknown; answer?: Answer };

type Results = {
  table?: PackedTable;
  ran?: Ran;
  compared?: { asked: Asked; comparison: Comparison };
  failure?: unknown;
};

const exportOf = ({ query, formatSettings, parseNumbers }: Asked, format: ExportFormat) =>
  exportValue(query, formatOptions(format, formatSettings, parseNumbers));

/** Runs a format's export; each format is a lane of its own. */
async function run(asked: Asked, format: ExportFormat, signal: AbortSignal): Promise<Ran> {
  const exported = exportOf(asked, format);
  const engine = engineOf(format);
  if (!engine) return { asked, exported };
  return { asked, exported, answer: await onMovies[engine.id].run(exported, { lane: format, signal }) };
}

/** Runs a format's export for the comparison, where an engine that fails is one of the outcomes. */
async function outcomeOf(asked: Asked, format: ExportFormat, signal: AbortSignal): Promise<Outcome> {
  try {
    const { answer } = await run(asked, format, signal);
    return { format, answer: answer as Answer };
  } catch (error) {
    if (isCancelled(error)) throw error;
    const { message } = error as Error;
    return { format, answer: { rows: new Uint32Array(), error: { message }, took: 0 }, isLost: true };
  }
}

/**
 * Runs all formats for the comparison. One after the other, and those that share an engine with the chosen format last:
 * the next key press may come at any time, and its query must find its engine and a processor free.
 */
async function outcomesOf({ asked, answer }: Ran, signal: AbortSignal): Promise<Outcome[]> {
  for (const client of Object.values(onMovies)) client.warm();
  const chosen = engineOf(asked.format);
  const isShared = (format: ExportFormat) => Number(engineOf(format) === chosen);
  const outcomes = new Map<ExportFormat, Outcome>();
  for (const format of [...executableFormats].sort((a, b) => isShared(a) - isShared(b))) {
    const isChosen = format === asked.format && answer;
    outcomes.set(format, isChosen ? { format, answer } : await outcomeOf(asked, format, signal));
  }
  return executableFormats.map((format) => outcomes.get(format) as Outcome);
}

/**
 * Runs the query in the chosen format, then in all others, whenever something changes. A newer query cancels the older
 * one, whose answer stays until the newer one has come.
 * @returns the last results, whether they are of an older query, and `retry` for an engine or a table that failed
 */
export function useResults(asked: Asked) {
  const [results, setResults] = useState<Results>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same query again.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    (async () => {
      const [table, ran] = await Promise.all([loadMovies(), run(asked, asked.format, signal)]);
      if (signal.aborted) return;
      setResults(({ compared }) => ({ table, ran, compared }));
      const comparison = compare(await outcomesOf(ran, signal));
      if (!signal.aborted) setResults((now) => ({ ...now, compared: { asked, comparison } }));
    })().catch((failure) => {
      if (!signal.aborted && !isCancelled(failure)) setResults((now) => ({ ...now, failure }));
    });
    return () => abort.abort();
  }, [asked, attempt]);
  const retry = () => {
    setResults(({ failure, ...others }) => others);
    setAttempt((now) => now + 1);
  };
  return { ...results, isBusy: results.ran?.asked !== asked && results.failure === undefined, retry };
}
