import { isCancelled } from '@site/src/engines/client';
import type { DataSet } from '@site/src/own-data/DataSet';
import type { Choice } from '@site/src/own-data/read/Reader';
import type { Read, ReadProgress } from '@site/src/own-data/read/readInput';
import { type Input, readDataSet } from '@site/src/own-data/readDataSet';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How reading stands: what has come so far, or why nothing did. */
export type Reading =
  | { is: 'idle' }
  | { is: 'reading'; name: string; progress?: ReadProgress; first?: DataSet }
  | { is: 'failed'; name: string; error: unknown; input: Input };

/** What was read, and what the visitor chose for it, so that it can be read again with another choice. */
export type Source = { input: Input; choice: Choice };

/**
 * Reads what a visitor brings, one at a time: another one ends the last.
 * @param onRead is told of the whole
 */
export function useReading(onRead: (read: Read, source: Source) => void) {
  const [reading, setReading] = useState<Reading>({ is: 'idle' });
  const turn = useRef<AbortController>();
  const cancel = useCallback(() => {
    turn.current?.abort();
    setReading({ is: 'idle' });
  }, []);
  useEffect(() => () => turn.current?.abort(), []);
  const read = async (input: Input, choice: Choice = {}) => {
    turn.current?.abort();
    turn.current = new AbortController();
    const { signal } = turn.current;
    const name = typeof input === 'string' ? 'the pasted text' : input.name;
    const show = (more: object) =>
      !signal.aborted && setReading((now) => (now.is === 'reading' ? { ...now, ...more } : now));
    setReading({ is: 'reading', name });
    try {
      const whole = await readDataSet(input, {
        signal,
        choice,
        onProgress: (progress) => show({ progress }),
        onFirstRows: (first) => show({ first }),
      });
      if (signal.aborted) return;
      setReading({ is: 'idle' });
      onRead(whole, { input, choice });
    } catch (error) {
      if (!signal.aborted && !isCancelled(error)) setReading({ is: 'failed', name, error, input });
    }
  };
  return { reading, read, cancel };
}
