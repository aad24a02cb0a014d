import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LineRuntime } from '../../sandbox/manifest';
import { createRunner, type Program } from '../../sandbox/page/runner';
import { problemOf, withPrinted } from './words';

/** Pause in milliseconds after which an edit runs. */
const pause = 80;

export type RunState = {
  printed: string;
  /** What a component has drawn, a line an element. */
  html: string;
  problem?: { text: string; line?: number };
  isDone: boolean;
};

const nothing: RunState = { printed: '', html: '', isDone: false };

/**
 * Runs a program in a frame whenever it has changed and rested.
 * @param program nothing runs without one
 * @returns what the newest run has said; until it is done, what the one before has printed stays
 */
export function useRuns(
  host: RefObject<HTMLElement>,
  { baseUrl, runtime }: { baseUrl: string; runtime: LineRuntime },
  program: Program | undefined,
): RunState {
  const [state, setState] = useState(nothing);
  const runner = useRef<ReturnType<typeof createRunner>>();
  const fresh = useRef(nothing);
  useEffect(() => {
    if (!host.current) return;
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      // A program may print much between two pictures.
      frame = requestAnimationFrame(() => setState(fresh.current));
    };
    const made = createRunner({ baseUrl, runtime, host: host.current }, (report) => {
      const { current } = fresh;
      const problem = problemOf(report) ?? current.problem;
      if (report.kind === 'printed') fresh.current = { ...current, printed: withPrinted(current.printed, report) };
      else if (report.kind === 'html') fresh.current = { ...current, html: report.text.replaceAll('><', '>\n<') };
      else if (report.kind === 'done') fresh.current = { ...current, isDone: true };
      else if (report.kind === 'refused') {
        cancelAnimationFrame(frame);
        return setState((shown) => ({ ...shown, problem }));
      } else if (problem) fresh.current = { ...current, problem, isDone: true };
      if (fresh.current.isDone) show();
    });
    runner.current = made;
    return () => {
      cancelAnimationFrame(frame);
      made.end();
    };
  }, [host, baseUrl, runtime]);

  useEffect(() => {
    if (!program) return;
    const timer = setTimeout(() => {
      fresh.current = nothing;
      runner.current?.run(program).catch((error: unknown) => {
        fresh.current = { ...nothing, problem: { text: error instanceof Error ? error.message : String(error) } };
        setState(fresh.current);
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [program]);
  return state;
}
