import controls from '@site/src/ui/controls.module.css';
import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a result is read out: it does not speak between the keys of a word. */
const pause = 1000;

/**
 * Reads a result out to a screen reader, once it is final and nothing has changed for a while; the same words again are
 * not said again.
 */
export function SpokenResult({ text, isFinal }: { text: string; isFinal: boolean }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isFinal) return;
    const timer = setTimeout(setSpoken, pause, text);
    return () => clearTimeout(timer);
  }, [text, isFinal]);
  return (
    <p className={controls.hidden} role="status" aria-label="Result">
      {spoken}
    </p>
  );
}
