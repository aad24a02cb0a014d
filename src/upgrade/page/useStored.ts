import { useCallback, useEffect, useRef, useState } from 'react';
import { askStored } from '../stored/askStored';
import type { StoredAnswer, StoredQuestion } from '../stored/messages';

/** A comparison as the page shows it. */
export type StoredComparison = {
  question: StoredQuestion;
  answer?: StoredAnswer;
  isRunning?: boolean;
  error?: unknown;
};

const isSame = (one: StoredQuestion, other: StoredQuestion) =>
  one.text === other.text && one.from === other.from && one.to === other.to;

/**
 * Compares stored queries in a worker; a newer comparison ends the one before it.
 * @param now what is chosen at present: a comparison of something else is ended, and is not returned
 */
export function useStored(now: StoredQuestion) {
  const [last, setLast] = useState<StoredComparison>();
  const running = useRef<AbortController>();
  const start = useCallback((question: StoredQuestion) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    let answer: StoredAnswer | undefined;
    const show = (more: Partial<StoredComparison>) => {
      if (running.current === control) setLast({ question, ...(answer && { answer }), ...more });
    };
    if (question.to <= question.from) {
      answer = { problem: 'Choose a release to move to that is newer than the one you use.' };
      return show({});
    }
    show({ isRunning: true });
    const onAnswer = (next: StoredAnswer) => {
      answer = next;
      show({ isRunning: true });
    };
    askStored(question, onAnswer, control.signal).then(
      () => show({}),
      (error) => show({ error }),
    );
    control.signal.addEventListener('abort', () => show({}));
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const { text, from, to } = now;
  const isCurrent = last && isSame(last.question, { text, from, to });
  useEffect(() => {
    if (isCurrent === false) cancel();
  }, [isCurrent, cancel]);
  return { comparison: isCurrent ? last : undefined, isOutdated: isCurrent === false, start, cancel };
}
