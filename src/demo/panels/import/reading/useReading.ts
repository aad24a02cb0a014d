import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportFormat } from '../formats/ImportFormat';
import type { Reading } from './messages';
import { mostOnPage } from './readHere';
import { readText } from './readText';

/**
 * Reads texts, one at a time: another one ends the last.
 * @param of what is read is of; reading ends when that changes
 * @returns `isReading` while a text takes its time, and `end`, after which nothing comes of it
 */
export function useReading(of: string) {
  const [isReading, setReading] = useState(false);
  const turn = useRef<AbortController>();
  const end = useCallback(() => {
    turn.current?.abort();
    setReading(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with what it is of.
  useEffect(() => end, [of, end]);
  const read = useCallback(
    async (format: ImportFormat, reading: Reading) => {
      end();
      turn.current = new AbortController();
      if (reading.text.length > mostOnPage) setReading(true);
      const imported = await readText(format, reading, turn.current.signal);
      setReading(false);
      return imported;
    },
    [end],
  );
  return { isReading, read, end };
}
