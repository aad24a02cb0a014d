import type { GivenFile, Report } from '@site/packages/upgrade';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askWorker } from '../askWorker';
import type { Question } from '../messages';

/** A check as the page shows it. */
export type Check = {
  question: Question;
  reports: Report[];
  isRunning: boolean;
  isCancelled?: boolean;
  error?: unknown;
};

/** Milliseconds between two renders while files are being checked. */
const pace = 250;

/** Checks files in a worker; a newer check ends the one before it. */
export function useUpgrade() {
  const [check, setCheck] = useState<Check>();
  const running = useRef<AbortController>();
  const start = useCallback((question: Question) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    /** By their places in the question, in which order workers do not tell of them. */
    const reports: Report[] = [];
    let shown = performance.now();
    const show = (more: Partial<Check>) => {
      if (running.current === control)
        setCheck({ question, reports: reports.filter(Boolean), isRunning: false, ...more });
    };
    show({ isRunning: true });
    const onReport = (report: Report, place: number) => {
      reports[place] = report;
      if (performance.now() - shown < pace) return;
      shown = performance.now();
      show({ isRunning: true });
    };
    askWorker(question, onReport, control.signal).then(
      () => show({}),
      (error) => show({ error }),
    );
    control.signal.addEventListener('abort', () => show({ isCancelled: true }));
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  return { check, start, cancel };
}

/** The file that a pasted text is taken for. */
export const pasted = (text: string): GivenFile => ({ name: 'pasted.tsx', text });
